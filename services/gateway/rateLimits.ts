import { createHmac, randomUUID } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { networksOf } from './address.ts';
import { GatewayError } from './GatewayError.ts';
import type { RedisConnection } from './redis.ts';
import type { Settings } from './settings.ts';

/**
 * Limits for each visitor and for all visitors together. A visitor without a known address counts only towards the
 * common limits.
 */
export type RateLimits = ReturnType<typeof createRateLimits>;

const secondsPerDay = 86_400;
/**
 * Number of counters, which all addresses share, so that many addresses do not fill the memory. Two visitors rarely
 * share a counter.
 */
const counterCount = 16_384;
/**
 * Limits for the networks of one visitor (`networksOf`), as multiples of the limit for the smallest: /64, /56 and /48.
 */
const networkFactors = [1, 2, 4];
/** Duration of a limit whose counters never expire. */
const forever = 0;

/**
 * Creates the rate limits of the settings. They are counted in memory, or in Redis for several machines. While
 * Redis is unavailable, they are counted in memory.
 */
export function createRateLimits(settings: Settings, redis?: RedisConnection) {
  const pair = createPairs(redis);
  const rates = {
    call: pair('calls', settings.VISITOR_CALLS_PER_MINUTE, settings.CALLS_PER_MINUTE, 60),
    lead: pair('leads', settings.VISITOR_LEADS_PER_HOUR, settings.LEADS_PER_HOUR, 3_600),
    // Messages beyond the limit above are stored and delivered later. Their number is limited to protect the disk.
    waitingLead: pair('waiting', settings.VISITOR_LEADS_PER_HOUR, settings.LEADS_PER_HOUR * 10, 3_600),
    report: pair('reports', 60, 600, 60),
  };
  const tokens = pair('tokens', settings.VISITOR_TOKENS_PER_DAY, siteTokensPerDay(settings), secondsPerDay);
  // This limit is never in Redis: if a process crashed, its running calls would count forever.
  const running = pair('running', settings.VISITOR_CONCURRENT_CALLS, settings.CONCURRENT_CALLS, forever);
  // The secret hides addresses in the names of counters. Machines with shared counters need the same secret.
  const secret = settings.GEMINI_API_KEY ?? settings.LIMITS_URL ?? randomUUID();

  const countersOf = (address: string | undefined) => {
    if (address === undefined) return [];
    const today = Math.floor(Date.now() / 1_000 / secondsPerDay);
    return networksOf(address).map((network) => {
      const hash = createHmac('sha256', secret).update(`${today} ${network}`).digest();
      return String(hash.readUInt16BE() % counterCount);
    });
  };
  return {
    /** Counts one request. Throws `GatewayError` (429) over a limit. */
    async admit(kind: keyof typeof rates, address: string | undefined): Promise<void> {
      await consume(limitsOf(rates[kind], countersOf(address)), 1);
    },
    /**
     * Reserves a slot for a running call. Returns the function that frees it. Throws `GatewayError` (429) over a
     * limit.
     */
    async occupy(address: string | undefined): Promise<() => Promise<void>> {
      const slots = limitsOf(running, countersOf(address));
      await consume(slots, 1);
      return () => giveBack(slots, 1);
    },
    /**
     * Reserves tokens of today's budget. Returns a function that takes the number of used tokens and gives back the
     * others. Throws `GatewayError` (429) over a limit.
     */
    async reserveTokens(estimate: number, address: string | undefined) {
      const budgets = limitsOf(tokens, countersOf(address));
      await consume(budgets, estimate);
      return (used: number) => giveBack(budgets, estimate - used);
    },
  };
}

type Pair = ReturnType<ReturnType<typeof createPairs>>;

/**
 * Returns a function that creates the limiters of one kind of request: `each` for one visitor, and `all` for all
 * visitors together, per `duration` in seconds.
 */
function createPairs(redis: RedisConnection | undefined) {
  const limiter = (keyPrefix: string, points: number, duration: number) => {
    const memory = new RateLimiterMemory({ keyPrefix, points, duration });
    const shared = { storeClient: redis?.client, useRedisPackage: true, rejectIfRedisNotReady: true };
    return redis && duration !== forever
      ? new RateLimiterRedis({ ...shared, keyPrefix, points, duration, insuranceLimiter: memory })
      : memory;
  };
  return (name: string, each: number, all: number, duration: number) => ({
    each: networkFactors.map((factor) => limiter(`one-${name}-${factor}`, each * factor, duration)),
    all: limiter(`all-${name}`, all, duration),
  });
}

/**
 * Returns the limiters that apply to a request, each with the key of its counter. The visitor's limiters come first.
 */
const limitsOf = ({ each, all }: Pair, counters: readonly string[]) => [
  ...counters.flatMap((key, index) => {
    const limiter = each[index];
    return limiter ? [{ limiter, key, code: 'visitor_limit' as const }] : [];
  }),
  { limiter: all, key: 'all', code: 'site_limit' as const },
];
type CountedLimits = ReturnType<typeof limitsOf>;

async function consume(limits: CountedLimits, points: number): Promise<void> {
  for (const [index, { limiter, key, code }] of limits.entries())
    await limiter.consume(key, points).catch(async (error) => {
      if (!(error instanceof RateLimiterRes)) throw error;
      // Refused requests do not count. Otherwise a visitor who keeps trying would stay refused.
      await giveBack(limits.slice(0, index + 1), points);
      throw new GatewayError(code, { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1_000)) });
    });
}

async function giveBack(limits: CountedLimits, points: number): Promise<void> {
  for (const { limiter, key } of limits) await limiter.reward(key, points);
}

/** Returns the daily token limit of the site: `TOKENS_PER_DAY`, or fewer if `MONEY_PER_DAY` buys fewer. */
function siteTokensPerDay({ TOKENS_PER_DAY, MONEY_PER_DAY, PRICE_PER_MILLION_TOKENS }: Settings): number {
  if (MONEY_PER_DAY === undefined || PRICE_PER_MILLION_TOKENS === undefined) return TOKENS_PER_DAY;
  return Math.min(TOKENS_PER_DAY, Math.floor((MONEY_PER_DAY / PRICE_PER_MILLION_TOKENS) * 1_000_000));
}

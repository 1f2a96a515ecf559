import { within } from '../../within.ts';
import { DeliveryError } from './DeliveryError.ts';
import type { LeadChannel, LeadOutbox, QueuedLead } from './LeadOutbox.ts';
import { storageProblem } from './storageProblem.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Options for delivering leads from the outbox to the company. */
export interface LeadDeliveryOptions {
  readonly outbox: LeadOutbox;
  /**
   * Functions that deliver a lead by a channel. Each rejects with `DeliveryError` if the channel did not accept the
   * lead. An attempt is given up after half a lease.
   */
  readonly channels: Readonly<Partial<Record<LeadChannel, (lead: QueuedLead) => Promise<void>>>>;
  /** Time after which a delivered or failed lead is erased, in milliseconds. */
  readonly retentionMs: number;
  /** Called for each failed attempt, and while the database is unreachable. The note has no data of a visitor. */
  readonly warn: (note: string) => void;
  /**
   * Delays after the first, second, … failure, in milliseconds. After the last one the lead is `failed`. @default
   * delays over three days
   */
  readonly retryDelays?: readonly number[];
  /** Interval of the check for leads that other machines or a crash left, in milliseconds. @default 5 seconds */
  readonly pollMs?: number;
  /** Duration of a lease, in milliseconds. @default one minute */
  readonly leaseMs?: number;
  readonly now?: () => number;
}

/** A running delivery. */
export interface RunningDelivery {
  /** Checks the outbox at once. */
  wake(): void;
  /** Stops the delivery. Resolves when the running attempts have ended. */
  close(): Promise<void>;
}

/** Default of `retryDelays`. The delays add up to about three days. */
const defaultRetryDelays = [5 * second, minute, 10 * minute, hour, 5 * hour, 10 * hour, 24 * hour, 32 * hour];

/** Delivers the leads in the outbox until it is closed. */
export function startLeadDelivery({
  outbox,
  channels,
  retentionMs,
  warn,
  retryDelays = defaultRetryDelays,
  pollMs = 5 * second,
  leaseMs = minute,
  now = Date.now,
}: LeadDeliveryOptions): RunningDelivery {
  let closed = false;
  let erasedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  /** Whether the outbox must be checked once more after the running check. */
  let wakeAgain = false;
  /** Problem of the database in the last warning. */
  let lastProblem: string | undefined;

  const attempt = (claimed: QueuedLead) =>
    attemptDelivery(claimed, { outbox, channels, warn, retryDelays, leaseMs, now });
  const deliverDue = async () => {
    if (now() - erasedAt > hour) {
      erasedAt = now();
      await outbox.eraseEnded(now() - retentionMs);
    }
    while (!closed) {
      const due = await outbox.claim(now(), leaseMs);
      if (due.length === 0) return;
      const results = await Promise.allSettled(due.map(attempt));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    }
  };
  const wake = () => {
    wakeAgain = running !== undefined;
    if (running || closed) return;
    clearTimeout(timer);
    running = deliverDue()
      .then(() => {
        if (lastProblem) warn('the database of leads answers again');
        lastProblem = undefined;
      })
      // Either the database is unreachable, or an unexpected error occurred. Claimed leads are due again when their
      // lease ends.
      .catch((error: unknown) => {
        const problem = storageProblem(error);
        if (problem !== lastProblem) warn(`leads wait: ${problem}`);
        lastProblem = problem;
      })
      .finally(() => {
        running = undefined;
        if (wakeAgain) return wake();
        if (!closed) timer = setTimeout(wake, pollMs).unref();
      });
  };
  wake();
  return {
    wake,
    async close() {
      closed = true;
      wakeAgain = false;
      clearTimeout(timer);
      await running;
    },
  };
}

type AttemptOptions = Required<Omit<LeadDeliveryOptions, 'retentionMs' | 'pollMs'>>;

/** Makes one attempt to deliver a lead, and stores its result in the outbox. */
async function attemptDelivery(
  claimed: QueuedLead,
  { outbox, channels, warn, retryDelays, leaseMs, now }: AttemptOptions,
): Promise<void> {
  const { id, channel, attempts } = claimed;
  try {
    await sendWithin(channels[channel], claimed, leaseMs / 2);
    await outbox.markDelivered(claimed, now());
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const delay = retryDelays[attempts - 1];
    // Adds up to 10 % at random, so that the leads do not all reach a recovered webhook at the same time.
    const retryAt = delay === undefined ? null : Math.round(now() + delay * (1 + Math.random() / 10));
    await outbox.recordFailure(claimed, retryAt);
    const next = retryAt === null ? 'not tried again until "leads retry"' : 'tried again later';
    warn(`${id} was not taken by ${channel} (attempt ${attempts}: ${error.message}); ${next}`);
  }
}

/** Sends a lead by its channel. Rejects with `DeliveryError` if the channel is missing, refuses or takes too long. */
async function sendWithin(
  send: ((lead: QueuedLead) => Promise<void>) | undefined,
  lead: QueuedLead,
  limitMs: number,
): Promise<void> {
  if (!send) throw new DeliveryError('the channel is not configured');
  await within(send(lead), limitMs).catch((cause) => {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw isLate ? new DeliveryError('no end in time', { cause }) : cause;
  });
}

import * as v from 'valibot';
import { isModelName } from '../generation/geminiConfig.ts';
import { cleanContact, contactProblem } from '../leads/contactRules.ts';
import { isProxyList, isThisMachine, readProxyList } from './address.ts';
import { meantBy } from './meantBy.ts';

/** Environment variables by name. An empty value counts as missing. */
export type Environment = Readonly<Record<string, string | undefined>>;

const validText = (isValid: (value: string) => boolean, message: string) =>
  v.pipe(v.string(), v.check(isValid, message));
const matching = (pattern: RegExp, message: string) =>
  v.optional(v.pipe(v.string(), v.regex(pattern, message)));
const number = (isValid: (value: number) => boolean, message: string) =>
  v.pipe(v.string(), v.transform(Number), v.check(isValid, message));
const integer = (least: number, most: number, range = `from ${least} to ${most}`) =>
  number(
    (value) => Number.isInteger(value) && value >= least && value <= most,
    `must be a whole number ${range}.`,
  );
const positiveInteger = (fallback: number) =>
  v.optional(integer(1, Number.MAX_SAFE_INTEGER, 'from 1 up'), String(fallback));
const positiveNumber = number((value) => value > 0 && Number.isFinite(value), 'must be a number above 0.');
const hasHost = (value: string) => URL.canParse(value) && new URL(value).hostname !== '';
const urlWith = (...protocols: readonly string[]) =>
  v.pipe(
    validText(
      (value) => hasHost(value) && protocols.includes(new URL(value).protocol),
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    ),
    v.check(hasReadableAccount, 'has a % in its name or password that must be written as %25.'),
  );
const isOrigin = (value: string) =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
const isLocal = (url: string) => isThisMachine(new URL(url).hostname);
const isEncrypted = (url: string) => !['http:', 'ws:'].includes(new URL(url).protocol) || isLocal(url);

function hasReadableAccount(url: string): boolean {
  const { username, password } = new URL(url);
  try {
    decodeURIComponent(username + password);
    return true;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return false;
  }
}

const schema = v.object({
  PORT: v.optional(integer(0, 65_535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  GEMINI_API_KEY: matching(/^[\x21-\x7e]+$|^replace with/i, 'has a blank or another character no key has.'),
  GEMINI_MODEL: v.optional(validText(isModelName, 'is no model name.'), 'gemini-flash-latest'),
  GEMINI_THINKING_LEVEL: v.optional(
    v.pipe(v.string(), v.regex(/^(minimal|low|medium|high)$/i, 'must be minimal, low, medium or high.')),
    'low',
  ),
  GEMINI_BASE_URL: v.optional(
    v.pipe(
      urlWith('https:', 'http:'),
      v.check((url) => !/[?#@]/.test(url), 'must be an address without a query or a fragment.'),
      v.check(isEncrypted, 'must begin with https://, or the key travels readable.'),
      v.check((url) => !/\/v1(beta)?\/*$/.test(url), 'must end before /v1beta, which the server adds.'),
    ),
    'https://generativelanguage.googleapis.com',
  ),
  LEADS_WEBHOOK_URL: v.optional(
    v.pipe(
      urlWith('https:', 'http:'),
      v.check(isEncrypted, 'must begin with https://, or messages travel readable.'),
      v.check((url) => new URL(url).username === '', 'must not hold a name and password.'),
    ),
  ),
  LEADS_WEBHOOK_SECRET: matching(
    /^whsec_([A-Za-z\d+/]{4}){8,}([A-Za-z\d+/]{2}={0,2}|[A-Za-z\d+/]{3}=?)?$/,
    'must be whsec_ and at least 24 bytes in base64.',
  ),
  LEADS_EMAIL_URL: v.optional(urlWith('smtp:', 'smtps:')),
  LEADS_EMAIL_TO: v.optional(
    validText(
      (address) => contactProblem('email', address) === null && cleanContact('email', address) === address,
      'must be an email address and nothing else.',
    ),
  ),
  LEADS_RETENTION_DAYS: v.optional(integer(1, 30, 'from 1 to 30, as the privacy page says'), '30'),
  LEADS_DATABASE_URL: v.optional(
    v.pipe(
      urlWith('libsql:', 'https:', 'http:', 'wss:', 'ws:'),
      v.check(
        (url) => !/[?#@]/.test(url),
        'must be an address without a query or a password; LEADS_DATABASE_TOKEN opens the database.',
      ),
      v.check(isEncrypted, 'must begin with libsql:// or https://, or messages travel readable.'),
    ),
  ),
  LEADS_DATABASE_TOKEN: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), 'data'),
  ERROR_REPORTS: matching(/^(on|off)$/, 'must be on or off.'),
  SITE_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((origin) => origin.trim())),
      v.check(
        (origins) => origins.every(isOrigin),
        'must be origins such as https://www.example.com, with commas between them.',
      ),
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isProxyList,
        'must be a whole number from 0 to 10, or addresses and CIDR blocks with commas between them.',
      ),
      v.transform(readProxyList),
    ),
  ),
  MAX_CONNECTIONS: positiveInteger(2_000),
  MAX_CONNECTIONS_PER_ADDRESS: positiveInteger(200),
  DRAIN_SECONDS: v.optional(integer(0, 300), '1'),
  VISITOR_CALLS_PER_MINUTE: positiveInteger(20),
  VISITOR_CONCURRENT_CALLS: positiveInteger(4),
  VISITOR_TOKENS_PER_DAY: positiveInteger(300_000),
  VISITOR_LEADS_PER_HOUR: positiveInteger(5),
  CALLS_PER_MINUTE: positiveInteger(300),
  CONCURRENT_CALLS: positiveInteger(64),
  TOKENS_PER_DAY: positiveInteger(5_000_000),
  LEADS_PER_HOUR: positiveInteger(60),
  MONEY_PER_DAY: v.optional(positiveNumber),
  PRICE_PER_MILLION_TOKENS: v.optional(positiveNumber),
  UPSTREAM_RETRIES: v.optional(integer(0, 1), '1'),
  UPSTREAM_FAILURES_TO_PAUSE: positiveInteger(5),
  LIMITS_URL: v.optional(
    v.pipe(
      urlWith('redis:', 'rediss:'),
      v.check(
        (url) => /^\/?\d*$/.test(new URL(url).pathname),
        'must end with its host or the number of a database.',
      ),
    ),
  ),
  METRICS_PORT: v.optional(integer(1, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_TOKEN: matching(/^[\x21-\x7e]{16,}$/, 'must be at least 16 characters without a blank.'),
});

/** The variables of this server, validated, with their defaults. */
export type Settings = v.InferOutput<typeof schema>;

/** Names of all variables of this server. */
export const settingNames = Object.keys(schema.entries) as readonly (keyof Settings)[];

/** Pairs of variables. The first one needs the second. */
const pairs = [
  ['MONEY_PER_DAY', 'PRICE_PER_MILLION_TOKENS'],
  ['LEADS_WEBHOOK_SECRET', 'LEADS_WEBHOOK_URL'],
  ['LEADS_EMAIL_TO', 'LEADS_EMAIL_URL'],
  ['LEADS_DATABASE_TOKEN', 'LEADS_DATABASE_URL'],
  ['METRICS_TOKEN', 'METRICS_PORT'],
] as const;

/** Reads the variables. Throws an `Error` with a line for each invalid variable, without its value. */
export function readSettings(env: Environment): Settings {
  const trimmed: Environment = Object.fromEntries(
    Object.entries(env).map(([name, value = '']) => [name, value.trim() || undefined]),
  );
  const { success, output, issues } = v.safeParse(schema, trimmed, { abortPipeEarly: true });
  const messages = (issues ?? []).map(({ path, message }) => `${path?.[0]?.key} ${message}`);
  const names: readonly string[] = settingNames;
  for (const [name, value = ''] of Object.entries(trimmed)) {
    const meant = value === '' || names.includes(name) ? undefined : meantBy(name, names);
    if (meant) messages.push(`${name} is not a variable of this server; set ${meant} instead, or remove it.`);
    if (names.includes(name) && /^(["']).*\1$/.test(value))
      messages.unshift(`${name} is in quotes, which Docker takes for a part of it: remove them.`);
  }
  for (const [name, needed] of pairs)
    if (success && messages.length === 0 && output[name] && !output[needed])
      messages.push(`${name} needs ${needed} beside it.`);
  if (success && !isThisMachine(output.METRICS_HOST) && !output.METRICS_TOKEN)
    messages.push('METRICS_HOST needs METRICS_TOKEN beside it, or anybody could read the figures.');
  if (!success || messages.length > 0) throw new Error(messages.join('\n'));
  return output;
}

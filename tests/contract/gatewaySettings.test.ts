import { describe, expect, test } from 'vitest';

import { readSettings } from '#services/server';

const complaintOf = (env: Record<string, string>) => {
  try {
    readSettings(env);
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
};

const readable = 'must begin with https://, or messages travel readable.';
const keyReadable = 'must begin with https://, or the key travels readable.';
const databaseReadable = 'must begin with libsql:// or https://, or messages travel readable.';
const web = 'must be an address that begins with https:// or http://.';
const mail = 'must be an address that begins with smtp:// or smtps://.';
const redis = 'must be an address that begins with redis:// or rediss://.';
const port = 'must be a whole number from 0 to 65535.';
const origins = 'must be origins such as https://www.example.com, with commas between them.';
const percent = 'has a % in its name or password that must be written as %25.';

type Others = Readonly<Record<string, string>>;
const wrongSettings: readonly (readonly [name: string, value: string, wrong: string, others?: Others])[] = [
  ['PORT', 'abc', port],
  ['PORT', '70000', port],
  ['PORT', '3000.5', port],
  ['GEMINI_API_KEY', 'CANARY key', 'has a blank or another character no key has.'],
  ['GEMINI_MODEL', 'no model!', 'is no model name.'],
  ['GEMINI_THINKING_LEVEL', 'banana', 'must be minimal, low, medium or high.'],
  ['GEMINI_BASE_URL', 'https://api.example/?CANARY=1', 'must be an address without a query or a fragment.'],
  ['GEMINI_BASE_URL', 'http://api.example', keyReadable, { GEMINI_API_KEY: 'a-key' }],
  ['GEMINI_BASE_URL', 'CANARY', web],
  ['LEADS_WEBHOOK_URL', 'https://u:CANARY@hook.example', 'must not hold a name and password.'],
  ['LEADS_WEBHOOK_URL', 'javascript:CANARY', web],
  ['SITE_ORIGINS', 'site.example', origins],
  [
    'TRUSTED_PROXIES',
    'yes',
    'must be a whole number from 0 to 10, or addresses and CIDR blocks with commas between them.',
  ],
  ['LEADS_WEBHOOK_URL', 'http://hooks.example/CANARY', readable],
  ['LEADS_WEBHOOK_URL', 'http://127.evil.example/CANARY', readable],
  ['GEMINI_BASE_URL', 'http://127.evil.example', keyReadable],
  ['LEADS_WEBHOOK_URL', 'HTTP://hooks.example/CANARY', readable],
  ['LEADS_WEBHOOK_URL', 'Http:hooks.example/CANARY', readable],
  ['LEADS_WEBHOOK_URL', 'ht\ttp://hooks.example/CANARY', readable],
  ['GEMINI_BASE_URL', 'HTTP://api.example', keyReadable],
  ['LEADS_DATABASE_URL', 'WS://db.example', databaseReadable],
  [
    'METRICS_HOST',
    '0.0.0.0',
    'needs METRICS_TOKEN beside it, or anybody could read the figures.',
    { METRICS_PORT: '9100' },
  ],
  ['METRICS_TOKEN', 'CANARY', 'must be at least 16 characters without a blank.', { METRICS_PORT: '9100' }],
  ['VISITOR_CALLS_PER_MINUTE', '-1', 'must be a whole number from 1 up.'],
  ['LIMITS_URL', 'http://cache', redis],
  [
    'LEADS_WEBHOOK_SECRET',
    'CANARY',
    'must be whsec_ and at least 24 bytes in base64.',
    { LEADS_WEBHOOK_URL: 'https://hook.example' },
  ],
  ['LEADS_EMAIL_URL', 'mailto:CANARY', mail],
  [
    'LEADS_EMAIL_TO',
    'CANARY',
    'must be an email address and nothing else.',
    { LEADS_EMAIL_URL: 'smtp://mail.example' },
  ],
  ['LEADS_EMAIL_TO', 'a@b.example', 'needs LEADS_EMAIL_URL beside it.'],
  ['LEADS_WEBHOOK_SECRET', `whsec_${'A'.repeat(32)}`, 'needs LEADS_WEBHOOK_URL beside it.'],
  ['LEADS_RETENTION_DAYS', '60', 'must be a whole number from 1 to 30, as the privacy page says.'],
  [
    'LEADS_DATABASE_URL',
    'postgres://db',
    'must be an address that begins with libsql:// or https:// or http:// or wss:// or ws://.',
  ],
  ['LEADS_DATABASE_TOKEN', 'CANARY', 'needs LEADS_DATABASE_URL beside it.'],
  ['MONEY_PER_DAY', '20', 'needs PRICE_PER_MILLION_TOKENS beside it.'],
  ['ERROR_REPORTS', 'yes', 'must be on or off.'],
  ['SITE_ORIGINS', 'ftp://site.example', origins],
  ['GEMINI_BASE_URL', 'https://api.example/v1beta/', 'must end before /v1beta, which the server adds.'],
  ['GEMINI_API_KEY', '"CANARY"', 'is in quotes, which Docker takes for a part of it: remove them.'],
  ['LEADS_EMAIL_URL', 'smtp:CANARY.example', mail],
  ['LEADS_EMAIL_URL', 'smtps://name:CANARY%@mail.example', percent],
  ['LIMITS_URL', 'redis://', redis],
  ['LIMITS_URL', 'redis://:CANARY%@cache', percent],
  ['LIMITS_URL', 'redis://cache/CANARY', 'must end with its host or the number of a database.'],
  [
    'LEADS_WEBHOOK_SECRET',
    `whsec_${'_-'.repeat(20)}`,
    'must be whsec_ and at least 24 bytes in base64.',
    { LEADS_WEBHOOK_URL: 'https://hook.example' },
  ],
  [
    'LEADS_DATABASE_URL',
    'libsql://db.example?authToken=CANARY',
    'must be an address without a query or a password; LEADS_DATABASE_TOKEN opens the database.',
  ],
  ['LEADS_DATABASE_URL', 'http://db.example', databaseReadable],
  ['LEADS_DATABASE_URL', 'ws://127.evil.example', databaseReadable],
];

describe('a wrong setting is reported in one sentence without a secret', () => {
  test.each(
    wrongSettings.map(
      ([name, value, wrong, others]) => [{ [name]: value, ...others }, `${name} ${wrong}`] as const,
    ),
  )('%j: %s', (env, sentence) => {
    const complaint = complaintOf(env);
    expect(complaint).toBe(sentence);
    expect(complaint).not.toContain('CANARY');
  });

  test('all wrong settings are reported at once, a line each', () => {
    expect(complaintOf({ PORT: 'x', GEMINI_MODEL: '?' }).split('\n')).toHaveLength(2);
  });

  test('an empty variable counts as not set', () => {
    const empty = { HOST: '', PORT: '', GEMINI_API_KEY: ' ', TRUSTED_PROXIES: '', GEMINI_BASE_URL: '' };
    expect(readSettings(empty)).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, GEMINI_API_KEY: undefined });
  });

  test('the placeholder of .env.example counts as no key', () => {
    expect(complaintOf({ GEMINI_API_KEY: 'Replace with your Gemini API key' })).toBe('taken');
  });

  test('a webhook may have @ in its path, and plain HTTP on this machine', () => {
    expect(complaintOf({ LEADS_WEBHOOK_URL: 'https://hook.example/@team/x' })).toBe('taken');
    expect(complaintOf({ GEMINI_API_KEY: 'a', GEMINI_BASE_URL: 'http://127.0.0.1:99' })).toBe('taken');
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(complaintOf({ LEADS_WEBHOOK_URL: `http://${host}:8080/x` })).toBe('taken');
  });
});

describe('an unknown variable', () => {
  test.each([
    ['with two letters swapped', 'GEMINI_MODLE', 'GEMINI_MODEL'],
    ['of four letters with two swapped', 'PROT', 'PORT'],
    ['with a letter left out', 'METRIC_PORT', 'METRICS_PORT'],
    ['with a letter too many', 'DATA_DIRS', 'DATA_DIR'],
    ['in lower case', 'site_origins', 'SITE_ORIGINS'],
    ['without its underscore', 'DATADIR', 'DATA_DIR'],
    ['in the singular', 'TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['as Express calls it', 'TRUST_PROXY', 'TRUSTED_PROXIES'],
    ['with a part left out', 'GEMINI_KEY', 'GEMINI_API_KEY'],
    ['with a part too many', 'GEMINI_MODEL_NAME', 'GEMINI_MODEL'],
  ])('%s is an error that names the right one', (_, name, meant) => {
    expect(complaintOf({ [name]: 'CANARY' })).toBe(
      `${name} is not a variable of this server; set ${meant} instead, or remove it.`,
    );
    expect(complaintOf({ [name]: ' ' })).toBe('taken');
  });

  test.each([
    ...['HOME', 'HOSTNAME', 'PATH', 'POST', 'LOGNAME', 'DATABASE_URL', 'REDIS_PORT', 'XDG_DATA_DIRS'],
    ...[
      'KUBERNETES_SERVICE_HOST',
      'STATE_DIRECTORY',
      'NODE_ENV',
      'RELEASE',
      'VITE_SITE_URL',
      'npm_config_port',
    ],
  ])('of another program is left alone: %s', (name) => {
    expect(complaintOf({ [name]: 'x' })).toBe('taken');
  });
});

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

describe('a wrong setting is reported in one sentence without a secret', () => {
  test.each<readonly [Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '3000.5' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ GEMINI_API_KEY: 'CANARY key' }, 'GEMINI_API_KEY has a blank or another character no key has.'],
    [{ GEMINI_MODEL: 'no model!' }, 'GEMINI_MODEL is no model name.'],
    [{ GEMINI_THINKING_LEVEL: 'banana' }, 'GEMINI_THINKING_LEVEL must be minimal, low, medium or high.'],
    [
      { GEMINI_BASE_URL: 'https://api.example/?CANARY=1' },
      'GEMINI_BASE_URL must be an address without a query or a fragment.',
    ],
    [
      { GEMINI_API_KEY: 'a-key', GEMINI_BASE_URL: 'http://api.example' },
      'GEMINI_BASE_URL must begin with https://, or the key travels readable.',
    ],
    [
      { GEMINI_BASE_URL: 'CANARY' },
      'GEMINI_BASE_URL must be an address that begins with https:// or http://.',
    ],
    [
      { LEADS_WEBHOOK_URL: 'https://u:CANARY@hook.example' },
      'LEADS_WEBHOOK_URL must not hold a name and password.',
    ],
    [
      { LEADS_WEBHOOK_URL: 'javascript:CANARY' },
      'LEADS_WEBHOOK_URL must be an address that begins with https:// or http://.',
    ],
    [
      { SITE_ORIGINS: 'site.example' },
      'SITE_ORIGINS must be origins such as https://www.example.com, with commas between them.',
    ],
    [
      { TRUSTED_PROXIES: 'yes' },
      'TRUSTED_PROXIES must be a whole number from 0 to 10, or addresses and CIDR blocks with commas between them.',
    ],
    [
      { LEADS_WEBHOOK_URL: 'http://hooks.example/CANARY' },
      'LEADS_WEBHOOK_URL must begin with https://, or messages travel readable.',
    ],
    [
      { LEADS_WEBHOOK_URL: 'http://127.evil.example/CANARY' },
      'LEADS_WEBHOOK_URL must begin with https://, or messages travel readable.',
    ],
    [
      { GEMINI_BASE_URL: 'http://127.evil.example' },
      'GEMINI_BASE_URL must begin with https://, or the key travels readable.',
    ],
    ...['HTTP://hooks.example/CANARY', 'Http:hooks.example/CANARY', 'ht\ttp://hooks.example/CANARY'].map(
      (url) =>
        [
          { LEADS_WEBHOOK_URL: url },
          'LEADS_WEBHOOK_URL must begin with https://, or messages travel readable.',
        ] as const,
    ),
    [
      { GEMINI_BASE_URL: 'HTTP://api.example' },
      'GEMINI_BASE_URL must begin with https://, or the key travels readable.',
    ],
    [
      { LEADS_DATABASE_URL: 'WS://db.example' },
      'LEADS_DATABASE_URL must begin with libsql:// or https://, or messages travel readable.',
    ],
    [
      { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' },
      'METRICS_HOST needs METRICS_TOKEN beside it, or anybody could read the figures.',
    ],
    [
      { METRICS_PORT: '9100', METRICS_TOKEN: 'CANARY' },
      'METRICS_TOKEN must be at least 16 characters without a blank.',
    ],
    [{ VISITOR_CALLS_PER_MINUTE: '-1' }, 'VISITOR_CALLS_PER_MINUTE must be a whole number from 1 up.'],
    [{ LIMITS_URL: 'http://cache' }, 'LIMITS_URL must be an address that begins with redis:// or rediss://.'],
    [
      { LEADS_WEBHOOK_URL: 'https://hook.example', LEADS_WEBHOOK_SECRET: 'CANARY' },
      'LEADS_WEBHOOK_SECRET must be whsec_ and at least 24 bytes in base64.',
    ],
    [
      { LEADS_EMAIL_URL: 'mailto:CANARY' },
      'LEADS_EMAIL_URL must be an address that begins with smtp:// or smtps://.',
    ],
    [
      { LEADS_EMAIL_URL: 'smtp://mail.example', LEADS_EMAIL_TO: 'CANARY' },
      'LEADS_EMAIL_TO must be an email address and nothing else.',
    ],
    [{ LEADS_EMAIL_TO: 'a@b.example' }, 'LEADS_EMAIL_TO needs LEADS_EMAIL_URL beside it.'],
    [
      { LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}` },
      'LEADS_WEBHOOK_SECRET needs LEADS_WEBHOOK_URL beside it.',
    ],
    [
      { LEADS_RETENTION_DAYS: '60' },
      'LEADS_RETENTION_DAYS must be a whole number from 1 to 30, as the privacy page says.',
    ],
    [
      { LEADS_DATABASE_URL: 'postgres://db' },
      'LEADS_DATABASE_URL must be an address that begins with libsql:// or https:// or http:// or wss:// or ws://.',
    ],
    [{ LEADS_DATABASE_TOKEN: 'CANARY' }, 'LEADS_DATABASE_TOKEN needs LEADS_DATABASE_URL beside it.'],
    [{ MONEY_PER_DAY: '20' }, 'MONEY_PER_DAY needs PRICE_PER_MILLION_TOKENS beside it.'],
    [{ ERROR_REPORTS: 'yes' }, 'ERROR_REPORTS must be on or off.'],
    [
      { SITE_ORIGINS: 'ftp://site.example' },
      'SITE_ORIGINS must be origins such as https://www.example.com, with commas between them.',
    ],
    [
      { GEMINI_BASE_URL: 'https://api.example/v1beta/' },
      'GEMINI_BASE_URL must end before /v1beta, which the server adds.',
    ],
    [
      { GEMINI_API_KEY: '"CANARY"' },
      'GEMINI_API_KEY is in quotes, which Docker takes for a part of it: remove them.',
    ],
    [
      { LEADS_EMAIL_URL: 'smtp:CANARY.example' },
      'LEADS_EMAIL_URL must be an address that begins with smtp:// or smtps://.',
    ],
    [
      { LEADS_EMAIL_URL: 'smtps://name:CANARY%@mail.example' },
      'LEADS_EMAIL_URL has a % in its name or password that must be written as %25.',
    ],
    [{ LIMITS_URL: 'redis://' }, 'LIMITS_URL must be an address that begins with redis:// or rediss://.'],
    [
      { LIMITS_URL: 'redis://:CANARY%@cache' },
      'LIMITS_URL has a % in its name or password that must be written as %25.',
    ],
    [
      { LIMITS_URL: 'redis://cache/CANARY' },
      'LIMITS_URL must end with its host or the number of a database.',
    ],
    [
      { LEADS_WEBHOOK_URL: 'https://hook.example', LEADS_WEBHOOK_SECRET: `whsec_${'_-'.repeat(20)}` },
      'LEADS_WEBHOOK_SECRET must be whsec_ and at least 24 bytes in base64.',
    ],
    [
      { LEADS_DATABASE_URL: 'libsql://db.example?authToken=CANARY' },
      'LEADS_DATABASE_URL must be an address without a query or a password; LEADS_DATABASE_TOKEN opens the database.',
    ],
    [
      { LEADS_DATABASE_URL: 'http://db.example' },
      'LEADS_DATABASE_URL must begin with libsql:// or https://, or messages travel readable.',
    ],
    [
      { LEADS_DATABASE_URL: 'ws://127.evil.example' },
      'LEADS_DATABASE_URL must begin with libsql:// or https://, or messages travel readable.',
    ],
  ])('%j', (env, sentence) => {
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

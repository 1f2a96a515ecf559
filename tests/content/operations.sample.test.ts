import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knowledge } from '#services/knowledge';
import {
  createMetrics,
  type LogEntry,
  readSettings,
  type Settings,
  settingNames,
  systemInstruction,
} from '#services/server';

const page = readFileSync('.storybook/handbook/Operations.mdx', 'utf8');
const sectionOf = (heading: string) =>
  page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
/** The cells of each row of the tables in a section, without their heads. */
const rowsOf = (heading: string) =>
  sectionOf(heading)
    .split('\n')
    .filter(
      (line, index, lines) =>
        line.startsWith('| ') && !/^\| ---/.test(lines[index + 1] ?? '') && !/^\| ---/.test(line),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Returns the faults of a table of variables: one line for each that is missing, unknown, or has another default. */
function faultsOf(rows: readonly (readonly string[])[], defaults: Settings): string[] {
  const told = new Map(rows.map(([name = '', , usual = '']) => [name.replaceAll('`', ''), usual]));
  const known: readonly string[] = settingNames;
  const faults = [...told.keys()]
    .filter((name) => !known.includes(name))
    .map((name) => `${name} is not read`);
  for (const name of settingNames) {
    const usual = defaults[name];
    const expected = usual === undefined ? /^none/ : new RegExp(`^\`${usual}\``);
    if (!expected.test(told.get(name) ?? '')) faults.push(`${name} is ${usual} by default`);
  }
  return faults;
}

test('the page has every variable of the server, none else, and their defaults', () => {
  expect(faultsOf(rowsOf('Variables'), readSettings({}))).toEqual([]);
});

test('the page tells each bound that a value is refused for', () => {
  const told = new Map(
    rowsOf('Variables').map(([name = '', meaning]) => [name.replaceAll('`', ''), meaning]),
  );
  const refusal = (name: string) => {
    try {
      readSettings({ [name]: '?' });
      return '';
    } catch (error) {
      return String(error);
    }
  };
  // 0 and 1 are told by their meaning, and 65535 ends the ports everywhere.
  const bounds = settingNames.flatMap((name) =>
    [...refusal(name).matchAll(/\b\d+\b/g)]
      .map(([bound]) => ({ name, bound }))
      .filter(({ bound }) => !['0', '1', '65535'].includes(bound)),
  );
  expect(bounds.length).toBeGreaterThan(3);
  expect(bounds.filter(({ name, bound }) => !told.get(name)?.includes(bound))).toEqual([]);
});

/** Tokens of a question to the assistant, as the page has them. */
const question = 8_000;

test('a question costs what the page says: its instruction at four bytes a token, and a reply of 1,024', () => {
  const bytes = Buffer.byteLength(systemInstruction(knowledge));
  expect(question).toBeGreaterThan(bytes / 4 + 1_024);
  expect(question).toBeLessThan(bytes / 4 + 1_024 + 1_000);
  const hundreds = Math.round(bytes / 400) * 100;
  expect(sectionOf('What a day can cost')).toContain(
    `${hundreds.toLocaleString('en-GB')} for the instruction`,
  );
});

test('the page and the alarms name the figures of the server', async () => {
  const text = await createMetrics({
    states: () => ({ ai: true }),
    countLeads: async () => ({ waiting: 0 }),
  }).text();
  const figures = [...text.matchAll(/^# TYPE (gateway_\w+)/gm)].map(([, name]) => name);
  const told = rowsOf('Figures and alarms for Prometheus').map(([name = '']) => name.replaceAll('`', ''));
  expect(told.filter((name) => name.startsWith('gateway_')).sort()).toEqual(figures.sort());
  const rules = readFileSync('services/gateway/deploy/website.rules.yml', 'utf8');
  const named = [...rules.matchAll(/\b((?:gateway|nodejs|process)_\w+)\{/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(text).toContain(`# TYPE ${name} `);
});

test('what a day can cost is what the default limits buy', () => {
  const { VISITOR_TOKENS_PER_DAY, TOKENS_PER_DAY } = readSettings({});
  const rows = rowsOf('What a day can cost');
  const prices = rows.filter(([first]) => /^[\d.]+$/.test(first ?? ''));
  expect(prices.length).toBeGreaterThan(0);
  for (const [price = '', one, all] of prices) {
    const cost = (tokens: number) => ((Number(price) * tokens) / 1_000_000).toFixed(2);
    expect([price, one, all]).toEqual([price, cost(VISITOR_TOKENS_PER_DAY), cost(TOKENS_PER_DAY)]);
  }
  const questions = (tokens: number) => Math.floor(tokens / question).toLocaleString('en-GB');
  expect(rows.at(-1)).toEqual([
    `questions of ${question.toLocaleString('en-GB')} tokens a day`,
    questions(VISITOR_TOKENS_PER_DAY),
    questions(TOKENS_PER_DAY),
  ]);
});

test('the lines of the log are lines the gateway can write', () => {
  const fields: Record<keyof LogEntry, true> = {
    time: true,
    level: true,
    id: true,
    route: true,
    status: true,
    ms: true,
    intent: true,
    code: true,
    upstream: true,
    tokens: true,
    note: true,
  };
  const lines = sectionOf('What is logged')
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines)
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(JSON.parse(line))));
});

test('each alarm names what the log can say', () => {
  const sources = ['GatewayError', 'RequestLog', 'redis']
    .map((name) => readFileSync(`services/gateway/${name}.ts`, 'utf8'))
    .join();
  const alarms = rowsOf('Alarms');
  expect(alarms).toHaveLength(17);
  for (const [said = ''] of alarms) {
    const [, code = ''] = /^`([^`]+)`/.exec(said) ?? [];
    expect(sources).toContain(code);
    expect(code).not.toBe('');
  }
});

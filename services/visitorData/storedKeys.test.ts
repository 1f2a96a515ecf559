import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test, vi } from 'vitest';

import { fakeStore } from '../storage/fakeStore.ts';
import type { StoredKey } from '../storage/StoredKey.ts';
import { createStoredValue } from '../storage/storedValue.ts';
import { storedKeys } from './storedKeys.ts';

// Many runs of a property, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

vi.spyOn(console, 'warn').mockImplementation(() => {});

const registry: readonly StoredKey<unknown>[] = Object.values(storedKeys);

/** Reading any text must give nothing or a value that reads as itself. */
function boots(text: string) {
  for (const key of registry) {
    const store = fakeStore.holding({ [key.key]: text });
    const value = createStoredValue(store, key).read();
    if (value !== null) expect(safeParse(key.schema, value).output).toEqual(value);
    if (createStoredValue(store, key).write(value ?? {}) === 'saved' && value !== null) {
      expect(createStoredValue(store, key).read()).toEqual(value);
    }
  }
}

test('[R-04] storedKeys: any text under any key is read or ignored', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), boots), { numRuns: 2_000 });
});

test('[R-04] storedKeys: any JSON under any key is read or ignored', () => {
  fc.assert(fc.property(fc.json({ maxDepth: 4 }), boots), { numRuns: 2_000 });
});

const awkward = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('dark', 'light', true, false, null));
const appStates = fc.record(
  {
    theme: awkward,
    settings: fc.oneof(
      awkward,
      fc.record({ animationsEnabled: awkward, highContrastMode: awkward }, { requiredKeys: [] }),
    ),
    user: awkward,
    ['__proto__']: awkward,
  },
  { requiredKeys: [] },
);

test('[R-04] storedKeys: settings stay within their domain whatever was stored', () => {
  fc.assert(
    fc.property(appStates, (state) => {
      const store = fakeStore.holding({ 'app-state': JSON.stringify(state) });
      const value = createStoredValue(store, storedKeys['app-state']).read();
      expect(['light', 'dark']).toContain(value?.theme);
      expect(typeof value?.settings.animationsEnabled).toBe('boolean');
      expect(typeof value?.settings.highContrastMode).toBe('boolean');
      expect(Object.keys(value ?? {})).toEqual(['theme', 'settings']);
    }),
    { numRuns: 1_000 },
  );
});

const read = (key: keyof typeof storedKeys, value: unknown) =>
  createStoredValue<unknown>(fakeStore.holding({ [key]: JSON.stringify(value) }), storedKeys[key]).read();

const report = { executiveSummary: 'Sum', keyOpportunities: [], recommendedSolutions: [] };

test('[R-03] storedKeys reads a record of the plain form of the requirements', () => {
  const record = {
    id: '1',
    timestamp: '2026-01-02T03:04:05.000Z',
    formData: { businessName: 'Bakery' },
    report,
    status: 'new',
    followUpSent: false,
  };
  expect(read('latest-audit', record)).toMatchObject({
    ...record,
    formData: { businessName: 'Bakery', email: '', areasOfInterest: { sales: false } },
    source: 'ai',
    title: '',
  });
});

test.each([
  ['no id', { timestamp: '2026-01-02', report }],
  ['an empty id', { id: '', timestamp: '2026-01-02', report }],
  ['a number for an id', { id: 1, timestamp: '2026-01-02', report }],
  ['no date', { id: '1', report }],
  ['a wrong date', { id: '1', timestamp: 'yesterday', report }],
  ['no report', { id: '1', timestamp: '2026-01-02' }],
  ['a list for a report', { id: '1', timestamp: '2026-01-02', report: [] }],
])('[R-03] storedKeys: a record with %s is none', (_, record) => {
  expect(read('latest-audit', record)).toBeNull();
  expect(read('audits', [record])).toEqual([]);
});

test('storedKeys: solutions have the defaults of the requirements where they say nothing', () => {
  const solutions = [{ title: 'Bot' }, { title: 'Bot', priority: 3, roi: 3 }, { title: 4 }, null];
  const record = { id: '1', timestamp: '2026-01-02', report: { recommendedSolutions: solutions } };
  const expected = {
    title: 'Bot',
    description: '',
    priority: 'Medium',
    roi: '150-200%',
    implementationDifficulty: 'Medium',
  };
  expect(read('latest-audit', record)).toMatchObject({
    report: { executiveSummary: '', keyOpportunities: [], recommendedSolutions: [expected, expected] },
  });
});

test('storedKeys: a conversation keeps its readable messages, and links only to pages of this site', () => {
  const messages = [
    { content: 'Hi', isUser: true },
    { content: 'Hello', isUser: false, source: 'site', pages: [{ name: 'Home', path: '/' }] },
    { content: 'Hello', isUser: false, pages: [{ name: 'Bad', path: '//evil.example' }] },
    { content: 'Hello', isUser: false, pages: [{ name: 'Bad', path: '/\\evil.example' }] },
    { content: 'Hello', isUser: false, pages: [{ name: 'Bad', path: 'javascript:1' }] },
    { content: 5, isUser: true },
    'Hi',
  ];
  expect(read('chat', { messages, draft: 'typing', withoutAi: true })).toEqual({
    messages: [
      messages[0],
      messages[1],
      { content: 'Hello', isUser: false, pages: [] },
      { content: 'Hello', isUser: false, pages: [] },
      { content: 'Hello', isUser: false, pages: [] },
    ],
    draft: 'typing',
    withoutAi: true,
  });
});

test('storedKeys: a conversation keeps its newest 200 messages', () => {
  const messages = Array.from({ length: 201 }, (_, index) => ({ content: `${index}`, isUser: true }));
  expect(read('chat', { messages })).toMatchObject({ messages: messages.slice(1) });
});

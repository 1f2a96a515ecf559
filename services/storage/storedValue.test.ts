import { beforeEach, expect, test, vi } from 'vitest';
import { storedKeys } from '../visitorData/storedKeys.ts';
import { fakeStore } from './fakeStore.ts';
import { createMemoryStore } from './memoryStore.ts';
import { createStoredValue } from './storedValue.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

const key = storedKeys['app-state'];
const dark = { theme: 'dark', settings: { animationsEnabled: false, highContrastMode: true } } as const;

test('[CALL-13] createStoredValue keeps the app state in the plain form of the requirements', () => {
  const store = fakeStore.empty();
  expect(createStoredValue(store, key).write(dark)).toBe('saved');
  expect(JSON.parse(store.read('app-state') ?? '')).toEqual(dark);
  expect(createStoredValue(store, key).read()).toEqual(dark);
});

test('createStoredValue gives the same object until something changes', () => {
  const store = createMemoryStore({ 'app-state': JSON.stringify(dark) });
  const value = createStoredValue(store, key);
  const first = value.read();
  expect(value.read()).toBe(first);
  store.write('app-state', JSON.stringify({ ...dark, theme: 'light' }));
  expect(value.read()).toEqual({ ...dark, theme: 'light' });
});

test('createStoredValue fills in what an older value did not know, without a complaint', () => {
  const value = createStoredValue(createMemoryStore({ 'app-state': '{"theme":"dark"}' }), key);
  expect(value.read()).toEqual({
    theme: 'dark',
    settings: { animationsEnabled: true, highContrastMode: false },
  });
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['no JSON', '{bad', 'it is no JSON'],
  ['an empty text', '', 'it is no JSON'],
  ['another form', '[]', 'it has another form'],
  ['null', 'null', 'it has another form'],
])('[ST-18] createStoredValue ignores %s, says so once and keeps it aside', (_, text, reason) => {
  const store = fakeStore.holding({ 'app-state': text });
  expect(createStoredValue(store, key).read()).toBeNull();
  expect(createStoredValue(store, key).read()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.lastCall?.[0]).toBe(
    `What is stored under "app-state" is ignored, because ${reason}. The original is kept under "app-state.corrupt".`,
  );
  expect(store.read('app-state.corrupt')).toBe(text);
  expect(store.read('app-state')).toBe(text);
  expect(store.writes).toHaveLength(1);
});

test('[R-03] createStoredValue reads what can be read of a damaged value and says so', () => {
  const store = fakeStore.holding({ 'app-state': '{"theme":"purple","settings":{"highContrastMode":true}}' });
  expect(createStoredValue(store, key).read()).toEqual({
    theme: 'light',
    settings: { animationsEnabled: true, highContrastMode: true },
  });
  expect(warn.mock.lastCall?.[0]).toContain('was read as far as possible, because parts of it are wrong.');
});

test('[P-05] createStoredValue never prints what was stored', () => {
  createStoredValue(fakeStore.holding({ 'app-state': '{canary' }), key).read();
  expect(JSON.stringify(warn.mock.calls)).not.toContain('canary');
});

test('createStoredValue warns again about another damage', () => {
  const store = fakeStore.holding({ 'app-state': '{bad' });
  const value = createStoredValue(store, key);
  value.read();
  store.write('app-state', '{worse');
  value.read();
  expect(warn).toHaveBeenCalledTimes(2);
  expect(store.read('app-state.corrupt')).toBe('{worse');
});

test('[R-03] createStoredValue overwrites nothing it could not keep aside', () => {
  const damaged = `{bad${'x'.repeat(200)}`;
  const store = fakeStore.withRoomFor(100, { 'app-state': damaged });
  expect(createStoredValue(store, key).write(dark)).toBe('full');
  expect(store.read('app-state')).toBe(damaged);
  expect(warn.mock.lastCall?.[0]).toBe('What is stored under "app-state" is ignored, because it is no JSON.');
});

test('createStoredValue overwrites a damaged value that is kept aside', () => {
  const store = fakeStore.holding({ 'app-state': '{bad' });
  expect(createStoredValue(store, key).write(dark)).toBe('saved');
  expect(createStoredValue(store, key).read()).toEqual(dark);
  expect(store.read('app-state.corrupt')).toBe('{bad');
});

test('[R-05] createStoredValue writes nothing that is there already', () => {
  const store = fakeStore.empty();
  const value = createStoredValue(store, key);
  value.write(dark);
  expect(value.write(dark)).toBe('saved');
  expect(store.writes).toHaveLength(1);
});

test.each([
  ['full', fakeStore.full()],
  ['blocked', fakeStore.blocked()],
] as const)('says when storage is %s', (result, store) => {
  expect(createStoredValue(store, key).write(dark)).toBe(result);
  expect(createStoredValue(store, key).read()).toBeNull();
});

test('[R-05] createStoredValue tells this tab and the others of a change, each once', () => {
  const store = createMemoryStore();
  const [here, alsoHere, there] = [vi.fn(), vi.fn(), vi.fn()];
  const value = createStoredValue(store, key);
  value.subscribe(here);
  createStoredValue(store, key).subscribe(alsoHere);
  const stop = createStoredValue(store.openTab(), key).subscribe(there);
  value.write(dark);
  expect([here, alsoHere, there].map((listener) => listener.mock.calls.length)).toEqual([1, 1, 1]);
  stop();
  value.remove();
  expect([here, alsoHere, there].map((listener) => listener.mock.calls.length)).toEqual([2, 2, 1]);
});

test('createStoredValue says nothing of other keys, and nothing when nothing was kept', () => {
  const store = fakeStore.full();
  const onChange = vi.fn();
  createStoredValue(store, key).subscribe(onChange);
  createStoredValue(store, key).write(dark);
  createStoredValue(fakeStore.blocked(), key).remove();
  store.openTab().remove('audits');
  const otherTab = createMemoryStore();
  createStoredValue(otherTab, key).subscribe(onChange);
  otherTab.openTab().write('audits', '[]');
  expect(onChange).not.toHaveBeenCalled();
});

const audit = (changes: object) => ({
  id: '1',
  timestamp: '2026-01-02T03:04:05.000Z',
  report: { keyOpportunities: [{ title: 'Bread' }] },
  ...changes,
});

test.each([
  ['missing parts', [audit({})], true],
  ['a date in another form', [audit({ timestamp: '2026-01-02' })], true],
  ['a wrong date', [audit({ timestamp: '2026-13-42' })], false],
  ['an element that is none', [audit({}), 7], false],
  ['a wrong text', [audit({ title: 7 })], false],
  [
    'a wrong part of a part',
    [audit({ report: { keyOpportunities: [{ title: 'Bread', description: 7 }] } })],
    false,
  ],
  ['no list where one belongs', [audit({ report: { keyOpportunities: 'Bread' } })], false],
  ['no object where one belongs', [audit({ formData: 'Bread' })], false],
  ['a list where an object belongs', [audit({ formData: [] })], false],
  ['a wrong word', [audit({ source: 'nobody' })], false],
  ['null', [audit({ title: null })], false],
])('[R-03] createStoredValue tells %s from damage', (_, records, whole) => {
  const store = fakeStore.holding({ audits: JSON.stringify(records) });
  createStoredValue(store, storedKeys.audits).read();
  expect(warn).toHaveBeenCalledTimes(whole ? 0 : 1);
  expect(store.read('audits.corrupt')).toBe(whole ? null : JSON.stringify(records));
});

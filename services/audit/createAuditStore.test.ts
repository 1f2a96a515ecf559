import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';

import { fakeStore } from '../storage/fakeStore.ts';
import { createMemoryStore } from '../storage/memoryStore.ts';
import type { GeneratedReport } from './AuditService.ts';
import { createAuditStore } from './createAuditStore.ts';
import { emptyAuditForm } from './emptyAuditForm.ts';
import type { AuditRecord } from './types.ts';

// Many runs of a property, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

const start = Date.parse('2026-01-02T03:04:05.678Z');
const clock = (time = start) => ({ now: () => time });
const form = { ...emptyAuditForm, businessName: 'Bakery' };
const generated = (executiveSummary = 'Sum'): GeneratedReport => ({
  report: { executiveSummary, keyOpportunities: [], recommendedSolutions: [] },
  source: 'template',
});
const record = (id: string, timestamp = '2026-01-01T00:00:00.000Z'): AuditRecord => ({
  id,
  timestamp,
  formData: form,
  ...generated(id),
  status: 'new',
  followUpSent: false,
  title: '',
});
const records = (count: number) => Array.from({ length: count }, (_, index) => record(`r${index}`));
const holding = (...kept: readonly unknown[]) => fakeStore.holding({ audits: JSON.stringify(kept) });
const stored = (store: { read(key: string): string | null }): AuditRecord[] =>
  JSON.parse(store.read('audits') ?? '[]');
const ids = (list: readonly AuditRecord[]) => list.map(({ id }) => id);

test('[X-06] createAuditStore writes nothing before a report is saved', () => {
  const store = fakeStore.empty();
  createAuditStore(store).list();
  expect(store.writes).toEqual([]);
});

test('[ENT-06, ST-08] createAuditStore stores a plain array of records in the form of the requirements', async () => {
  const store = fakeStore.empty();
  await createAuditStore(store, clock()).save(form, generated());
  expect(stored(store)).toEqual([
    {
      id: expect.stringMatching(/^1767323045678-[a-z\d]{4}0$/),
      timestamp: '2026-01-02T03:04:05.678Z',
      formData: form,
      report: generated().report,
      status: 'new',
      followUpSent: false,
      source: 'template',
      title: '',
    },
  ]);
});

test('createAuditStore: ids differ within one millisecond and between tabs', async () => {
  const store = createMemoryStore();
  const tabs = [createAuditStore(store, clock()), createAuditStore(store.openTab(), clock())];
  const saves = Array.from({ length: 40 }, (_, index) => tabs[index % 2]?.save(form, generated()));
  const saved = (await Promise.all(saves)).map((each) => each?.record.id);
  expect(new Set(saved).size).toBe(40);
  expect(stored(store)).toHaveLength(40);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 8.64e15 + 1])(
  'createAuditStore: a clock that says %s does no harm',
  async (time) => {
    const { record: saved } = await createAuditStore(fakeStore.empty(), clock(time)).save(form, generated());
    expect(saved.timestamp).toBe('1970-01-01T00:00:00.000Z');
    expect(saved.id).toMatch(/^0{13}-/);
  },
);

test('[CALL-11, CONST-05] createAuditStore keeps the newest fifty, oldest first in the store', async () => {
  const store = holding(...records(50));
  const { record: saved } = await createAuditStore(store, clock()).save(form, generated());
  expect(ids(stored(store))).toEqual([...ids(records(50)).slice(1), saved.id]);
});

test('[R-03] createAuditStore shows the newest fifty of a longer list', () => {
  expect(ids(createAuditStore(holding(...records(60)), clock()).list())).toEqual(
    ids(records(60)).slice(10).toReversed(),
  );
});

test('[R-03] createAuditStore shows an id once, as it was last', () => {
  const store = holding(record('a'), record('b'), { ...record('a'), title: 'Again' });
  expect(createAuditStore(store, clock()).list()).toMatchObject([{ id: 'a', title: 'Again' }, { id: 'b' }]);
});

test('[R-03] createAuditStore saves the readable records of a damaged list and keeps the original aside', async () => {
  const store = holding(record('a'), null, 5, { id: 'x' }, record('b'));
  const before = store.read('audits');
  const audits = createAuditStore(store, clock());
  expect(ids(audits.list())).toEqual(['b', 'a']);
  const { record: saved } = await audits.save(form, generated());
  expect(ids(stored(store))).toEqual(['a', 'b', saved.id]);
  expect(store.read('audits.corrupt')).toBe(before);
  expect(warn).toHaveBeenCalledOnce();
});

test('[CALL-12] createAuditStore keeps the newest alone when the list is refused, and loses nothing older', async () => {
  const store = fakeStore.withRoomFor(1_000, { audits: JSON.stringify(records(3)) });
  const audits = createAuditStore(store, clock());
  const first = await audits.save(form, generated());
  expect(first.outcome).toBe('latest-only');
  expect(JSON.parse(store.read('latest-audit') ?? '')).toEqual(first.record);
  expect(ids(stored(store))).toEqual(['r0', 'r1', 'r2']);
  expect(ids(audits.list())).toEqual([first.record.id, 'r2', 'r1', 'r0']);
  const second = await audits.save(form, generated());
  expect(ids(audits.list())).toEqual([second.record.id, 'r2', 'r1', 'r0']);
});

test('createAuditStore takes the fallback into the list as soon as there is room', async () => {
  const store = fakeStore.holding({
    audits: JSON.stringify([record('old')]),
    'latest-audit': JSON.stringify(record('fallback')),
  });
  const { record: saved } = await createAuditStore(store, clock()).save(form, generated());
  expect(ids(stored(store))).toEqual(['old', 'fallback', saved.id]);
  expect(store.read('latest-audit')).toBeNull();
});

test('createAuditStore shows the fallback where its time belongs, and once', () => {
  const old = record('old', '2025-12-01T00:00:00.000Z');
  const store = fakeStore.holding({
    audits: JSON.stringify([old, record('new')]),
    'latest-audit': JSON.stringify(record('between', '2025-12-15T00:00:00.000Z')),
  });
  expect(ids(createAuditStore(store, clock()).list())).toEqual(['new', 'between', 'old']);
  store.write('latest-audit', JSON.stringify(old));
  expect(ids(createAuditStore(store, clock()).list())).toEqual(['new', 'old']);
});

test('[R-01] createAuditStore gives a usable record when nothing can be kept', async () => {
  const audits = createAuditStore(fakeStore.blocked(), clock());
  const { record: saved, outcome } = await audits.save(form, generated());
  expect(outcome).toBe('lost');
  expect(saved).toMatchObject({ formData: form, report: generated().report });
  expect(audits.list()).toEqual([]);
  expect([await audits.update(saved.id, { title: 'x' }), await audits.remove(saved.id)]).toEqual([
    false,
    false,
  ]);
});

test('createAuditStore changes and deletes the fallback too', async () => {
  const store = fakeStore.holding({ 'latest-audit': JSON.stringify(record('a')) });
  const audits = createAuditStore(store, clock());
  expect(await audits.update('a', { followUpSent: true })).toBe(true);
  expect(audits.list()).toMatchObject([{ id: 'a', followUpSent: true }]);
  expect(await audits.remove('a')).toBe(true);
  expect(store.keys()).toEqual([]);
});

test('createAuditStore changes one record and leaves the others alone, in either place', async () => {
  const store = fakeStore.holding({
    audits: JSON.stringify([record('a'), record('b')]),
    'latest-audit': JSON.stringify(record('c')),
  });
  const audits = createAuditStore(store, clock());
  await audits.update('a', { title: 'A' });
  await audits.update('c', { title: 'C' });
  await audits.remove('b');
  expect(audits.list()).toMatchObject([
    { id: 'c', title: 'C' },
    { id: 'a', title: 'A' },
  ]);
});

test('createAuditStore says when a change was not kept', async () => {
  const audits = createAuditStore(
    fakeStore.full({ audits: JSON.stringify([record('a'), record('b')]) }),
    clock(),
  );
  expect(await audits.update('a', { title: 'x' })).toBe(false);
  expect(await audits.remove('a')).toBe(false);
  expect(await audits.remove('b')).toBe(false);
});

test('createAuditStore leaves no empty list behind', async () => {
  const store = holding(record('a'));
  expect(await createAuditStore(store, clock()).remove('a')).toBe(true);
  expect(store.keys()).toEqual([]);
});

const year = 365 * 24 * 60 * 60 * 1000;

test('[P-07] createAuditStore forgets its own reports after 365 days, to the millisecond', async () => {
  const store = createMemoryStore();
  const { record: first } = await createAuditStore(store, clock()).save(form, generated());
  await createAuditStore(store, clock(start + 1)).save(form, generated());
  expect(createAuditStore(store, clock(start + year)).list()).toHaveLength(2);
  expect(ids(createAuditStore(store, clock(start + year + 1)).list())).not.toContain(first.id);
  expect(stored(store)).toHaveLength(1);
  createAuditStore(store, clock(start + year + 2));
  expect(store.keys()).toEqual([]);
});

test('[P-07] createAuditStore forgets an expired fallback', () => {
  const store = fakeStore.holding({ 'latest-audit': JSON.stringify(record('1767323045678-abcd0')) });
  createAuditStore(store, clock(Date.parse('2026-01-01T00:00:00.000Z') + year));
  expect(store.keys()).toEqual(['latest-audit']);
  createAuditStore(store, clock(Date.parse('2026-01-01T00:00:00.001Z') + year));
  expect(store.keys()).toEqual([]);
});

test('[R-05] createAuditStore: two tabs see and keep the reports of both', async () => {
  const store = createMemoryStore();
  const [one, two] = [createAuditStore(store, clock()), createAuditStore(store.openTab(), clock())];
  const onChange = vi.fn();
  two.subscribe(onChange);
  for (let round = 0; round < 20; round++) {
    await one.save(form, generated());
    await two.save(form, generated());
  }
  expect(stored(store)).toHaveLength(40);
  expect(one.list()).toEqual(two.list());
  expect(onChange).toHaveBeenCalledTimes(40);
});

test('[R-05] createAuditStore: a report deleted in another tab stays deleted', async () => {
  const store = createMemoryStore();
  const [here, there] = [createAuditStore(store, clock()), createAuditStore(store.openTab(), clock())];
  const mine = (await here.save(form, generated())).record;
  await there.remove(mine.id);
  const theirs = (await there.save(form, generated())).record;
  expect(ids(here.list())).toEqual([theirs.id]);
});

test('[R-05] createAuditStore changes the list under a lock that all tabs share', async () => {
  const waiting: (() => void)[] = [];
  const request = async <Result>(_name: string, change: () => Result) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return change();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const store = createMemoryStore();
  const [here, there] = [createAuditStore(store, clock()), createAuditStore(store.openTab(), clock())];
  const saves = [here.save(form, generated('mine')), there.save(form, generated('theirs'))];
  expect(stored(store)).toEqual([]);
  for (const grant of waiting) grant();
  const saved = await Promise.all(saves);
  expect(ids(stored(store)).toSorted()).toEqual(saved.map(({ record: { id } }) => id).toSorted());
});

test('[R-05] createAuditStore saves without a lock where the browser refuses one', async () => {
  const request = async () => {
    throw new DOMException('Locks are refused.', 'SecurityError');
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const store = createMemoryStore();
  expect((await createAuditStore(store, clock()).save(form, generated())).outcome).toBe('saved');
  expect(stored(store)).toHaveLength(1);
});

test('[R-06] createAuditStore goes on when another tab deleted everything', async () => {
  const store = createMemoryStore();
  const audits = createAuditStore(store, clock());
  await audits.save(form, generated());
  const other = store.openTab();
  other.remove('audits');
  expect(audits.list()).toEqual([]);
  expect((await audits.save(form, generated())).outcome).toBe('saved');
  expect(audits.list()).toHaveLength(1);
});

test('[R-04] createAuditStore: whatever was stored, the newest report is kept or handed back, never more than fifty', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .array(fc.oneof(fc.constantFrom(...records(60)), fc.jsonValue({ maxDepth: 1 })), { maxLength: 70 })
      .map((list) => JSON.stringify(list)),
  );
  await fc.assert(
    fc.asyncProperty(texts, texts, fc.integer({ min: 0, max: 100_000 }), async (audits, latest, room) => {
      const store = fakeStore.withRoomFor(room, { audits, 'latest-audit': latest });
      const kept = createAuditStore(store, clock());
      const { record: saved, outcome } = await kept.save(form, generated());
      const found = kept.list().some(({ id }) => id === saved.id);
      expect(found).toBe(outcome !== 'lost');
      expect(kept.list().length).toBeLessThanOrEqual(51);
      if (outcome === 'saved') {
        expect(stored(store).length).toBeLessThanOrEqual(50);
        expect(kept.list()[0]?.id).toBe(saved.id);
      } else expect(store.read('audits')).toBe(audits);
    }),
    { numRuns: 1_500 },
  );
});

import { describe, expect, test, vi } from 'vitest';

import { type AuditFormData, type AuditStore, emptyAuditForm } from '#services';

const formData: AuditFormData = { ...emptyAuditForm, businessName: 'Bakery' };
const generated = (executiveSummary: string) => ({
  report: { executiveSummary, keyOpportunities: [], recommendedSolutions: [] },
  source: 'ai' as const,
});

/** Contract of every `AuditStore`. `empty` returns a store without reports that has space. */
export function describeAuditStore(name: string, empty: () => AuditStore) {
  describe(`${name} keeps the AuditStore contract`, () => {
    const withReports = async (count: number) => {
      const store = empty();
      const saves = Array.from({ length: count }, (_, index) => store.save(formData, generated(`${index}`)));
      const saved = await Promise.all(saves);
      return { store, saved, ids: saved.map(({ record }) => record.id) };
    };

    test('lists nothing at first', () => {
      expect(empty().list()).toEqual([]);
    });

    test('stores a report as a record', async () => {
      const store = empty();
      const { record, outcome } = await store.save(formData, generated('Sum'));
      expect(outcome).toBe('saved');
      expect(record).toEqual({
        id: expect.stringMatching(/\d{13}/),
        timestamp: expect.any(String),
        formData,
        report: generated('Sum').report,
        status: 'new',
        followUpSent: false,
        source: 'ai',
        title: '',
      });
      expect(new Date(record.timestamp).toISOString()).toBe(record.timestamp);
      expect(store.list()).toEqual([record]);
    });

    test('lists the newest first, with ids of their own', async () => {
      const { store, ids } = await withReports(5);
      expect(store.list().map(({ id }) => id)).toEqual(ids.toReversed());
      expect(new Set(ids).size).toBe(5);
    });

    test('keeps the newest fifty records', async () => {
      const { store, ids } = await withReports(53);
      expect(store.list().map(({ id }) => id)).toEqual(ids.slice(3).toReversed());
    });

    test('returns the same list until something changes', async () => {
      const { store, ids } = await withReports(2);
      const before = store.list();
      expect(store.list()).toBe(before);
      await store.update(ids[0] ?? '', { title: 'Mine' });
      expect(store.list()).not.toBe(before);
      expect(before.map(({ title }) => title)).toEqual(['', '']);
    });

    test('changes one record', async () => {
      const { store, ids } = await withReports(3);
      expect(await store.update(ids[1] ?? '', { title: 'Mine', followUpSent: true })).toBe(true);
      expect(store.list()).toMatchObject([
        { id: ids[2], title: '', followUpSent: false },
        { id: ids[1], title: 'Mine', followUpSent: true },
        { id: ids[0], title: '', followUpSent: false },
      ]);
    });

    test('deletes one record', async () => {
      const { store, ids } = await withReports(3);
      expect(await store.remove(ids[1] ?? '')).toBe(true);
      expect(store.list().map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    });

    test('returns false for an unknown record', async () => {
      const { store } = await withReports(1);
      expect(await store.update('nobody', { title: 'x' })).toBe(false);
      expect(await store.remove('nobody')).toBe(false);
      expect(store.list()).toHaveLength(1);
    });

    test('notifies subscribers of each change, until they unsubscribe', async () => {
      const store = empty();
      const onChange = vi.fn(() => store.list().length);
      const stop = store.subscribe(onChange);
      const { record } = await store.save(formData, generated('Sum'));
      expect(onChange).toHaveLastReturnedWith(1);
      await store.update(record.id, { title: 'Mine' });
      await store.remove(record.id);
      expect(onChange).toHaveBeenCalledTimes(3);
      expect(onChange).toHaveLastReturnedWith(0);
      stop();
      await store.save(formData, generated('Sum'));
      expect(onChange).toHaveBeenCalledTimes(3);
    });
  });
}

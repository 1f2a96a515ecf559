import { afterEach, describe, expect, test } from 'vitest';

import type { Lead } from '#services';
import type { LeadOutbox } from '#services/outbox';
import { lead } from './describeLeadDelivery.ts';

const [minute, day] = [60_000, 86_400_000];
const noon = Date.UTC(2026, 10, 21, 12);
const leadOf = (name: string): Lead => ({ ...lead, name, email: `${name}@Example.com` });

/** Contract of every `LeadOutbox`; `open` returns an empty one. */
export function describeLeadOutbox(name: string, open: () => Promise<LeadOutbox>): void {
  describe(`${name} keeps the promises of a LeadOutbox`, () => {
    const opened: LeadOutbox[] = [];
    const openOutbox = async () => {
      const outbox = await open();
      opened.push(outbox);
      return outbox;
    };
    afterEach(() => {
      for (const outbox of opened.splice(0)) outbox.close();
    });

    test('claim hands out what was added, word for word, once a channel', async () => {
      const outbox = await openOutbox();
      await outbox.add(lead, ['webhook', 'email'], noon);
      const claimed = await outbox.claim(noon, minute);
      expect(claimed.map(({ channel }) => channel).sort()).toEqual(['email', 'webhook']);
      expect(claimed[0]).toMatchObject({ lead, receivedAt: noon, attempts: 1 });
      expect(claimed[0]?.id).toBe(claimed[1]?.id);
    });

    test('add keeps the same lead of one day once, and another day or another lead apart', async () => {
      const outbox = await openOutbox();
      for (const receivedAt of [noon, noon + minute, noon + day])
        await outbox.add(lead, ['webhook'], receivedAt);
      await outbox.add({ ...lead, message: 'Something else' }, ['webhook'], noon);
      const ids = (await outbox.list()).map(({ id }) => id);
      expect(ids).toHaveLength(3);
      expect(new Set(ids).size).toBe(3);
    });

    test('claim gives nobody else a delivery until the lease ends', async () => {
      const outbox = await openOutbox();
      await outbox.add(lead, ['webhook'], noon);
      const claims = await Promise.all([outbox.claim(noon, minute), outbox.claim(noon, minute)]);
      expect(claims.flat()).toHaveLength(1);
      expect(await outbox.claim(noon + minute - 1, minute)).toEqual([]);
      expect(await outbox.claim(noon + minute, minute)).toMatchObject([{ attempts: 2 }]);
    });

    test('claim hands out ten at most, the oldest first', async () => {
      const outbox = await openOutbox();
      for (let index = 0; index < 12; index += 1)
        await outbox.add(leadOf(`n${index}`), ['webhook'], noon + index);
      const names = (await outbox.claim(noon + minute, minute)).map(({ lead: { name: own } }) => own);
      expect(names.sort()).toEqual(Array.from({ length: 10 }, (_, index) => `n${index}`).sort());
      expect(await outbox.claim(noon + minute, minute)).toHaveLength(2);
    });

    test('delivered ends it: nobody claims it again and nothing makes it fail or wait', async () => {
      const outbox = await openOutbox();
      await outbox.add(lead, ['webhook'], noon);
      const [claimed] = await outbox.claim(noon, minute);
      if (!claimed) throw new Error('Nothing was claimed.');
      await outbox.markDelivered(claimed, noon);
      await outbox.recordFailure(claimed, noon);
      expect(await outbox.retry(noon)).toBe(0);
      expect(await outbox.claim(noon + day, minute)).toEqual([]);
      expect(await outbox.count()).toEqual({ waiting: 0, delivered: 1, failed: 0 });
    });

    test('failed makes it due at the time given', async () => {
      const outbox = await openOutbox();
      await outbox.add(lead, ['webhook'], noon);
      const [claimed] = await outbox.claim(noon, day);
      if (!claimed) throw new Error('Nothing was claimed.');
      await outbox.recordFailure(claimed, noon + minute);
      expect(await outbox.claim(noon + minute - 1, minute)).toEqual([]);
      expect(await outbox.claim(noon + minute, minute)).toMatchObject([{ attempts: 2 }]);
    });

    test('failed without a time is the end until retry, which gives all attempts back', async () => {
      const outbox = await openOutbox();
      await outbox.add(lead, ['webhook'], noon);
      const [claimed] = await outbox.claim(noon, minute);
      if (!claimed) throw new Error('Nothing was claimed.');
      await outbox.recordFailure(claimed, null);
      expect(await outbox.count()).toEqual({ waiting: 0, delivered: 0, failed: 1 });
      expect(await outbox.claim(noon + day, minute)).toEqual([]);
      expect(await outbox.retry(noon + day)).toBe(1);
      expect(await outbox.claim(noon + day, minute)).toMatchObject([{ attempts: 1 }]);
    });

    test('failed does nothing to a delivery that somebody else has claimed since', async () => {
      const outbox = await openOutbox();
      await outbox.add(lead, ['webhook'], noon);
      const [late] = await outbox.claim(noon, minute);
      await outbox.claim(noon + minute, day);
      if (!late) throw new Error('Nothing was claimed.');
      await outbox.recordFailure(late, noon);
      expect(await outbox.claim(noon + 2 * minute, minute)).toEqual([]);
    });

    test('forget erases one person in any case, whatever the status, and nobody else', async () => {
      const outbox = await openOutbox();
      await outbox.add(leadOf('maria'), ['webhook', 'email'], noon);
      await outbox.add(leadOf('petros'), ['webhook'], noon);
      expect(await outbox.forget('MARIA@example.com')).toBe(2);
      expect((await outbox.list()).map((record) => record.lead.name)).toEqual(['petros']);
      expect(await outbox.forget('maria@example.com')).toBe(0);
    });

    test('eraseEnded erases what was delivered or last tried before, and nothing that waits', async () => {
      const outbox = await openOutbox();
      for (const own of ['delivered', 'failed']) await outbox.add(leadOf(own), ['webhook'], noon);
      for (const claimed of await outbox.claim(noon, minute))
        if (claimed.lead.name === 'delivered') await outbox.markDelivered(claimed, noon + minute);
        else await outbox.recordFailure(claimed, null);
      await outbox.add(leadOf('waiting'), ['webhook'], noon);
      await outbox.eraseEnded(noon + minute);
      expect(await outbox.list()).toHaveLength(3);
      await outbox.eraseEnded(noon + minute + 1);
      expect((await outbox.list()).map(({ status }) => status)).toEqual(['waiting']);
    });

    test('retry gives a message that was given up its time again', async () => {
      const outbox = await openOutbox();
      await outbox.add(lead, ['webhook'], noon);
      const giveUp = async (claimedAt: number) => {
        for (const claimed of await outbox.claim(claimedAt, minute))
          await outbox.recordFailure(claimed, null);
      };
      await giveUp(noon);
      await outbox.retry(noon + day);
      await giveUp(noon + day);
      await outbox.eraseEnded(noon + day);
      expect(await outbox.count()).toEqual({ waiting: 0, delivered: 0, failed: 1 });
    });

    test('forget finds an address in another case and another form of Unicode', async () => {
      const outbox = await openOutbox();
      await outbox.add({ ...lead, email: 'Jos\u00e9@Example.com' }, ['webhook'], noon);
      expect(await outbox.forget(' JOSE\u0301@example.com ')).toBe(1);
    });
  });
}

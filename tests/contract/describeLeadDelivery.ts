import { afterEach, describe, expect, test } from 'vitest';

import type { Lead, LeadDelivery } from '#services';

/** A delivery in a situation. */
export interface DeliveryUnderTest {
  readonly delivery: LeadDelivery;
  /** The leads that have reached the other side. */
  received(): readonly unknown[];
  /** Frees what the situation needed. */
  close?(): Promise<void>;
}

/** Puts a delivery into each situation the contract speaks of. */
export interface DeliverySituations {
  /** The webhook confirms. */
  delivers(): Promise<DeliveryUnderTest>;
  /** No webhook is configured. */
  unavailable(): Promise<DeliveryUnderTest>;
  /** The webhook does not confirm. */
  fails(): Promise<DeliveryUnderTest>;
  /** The webhook never answers. */
  hangs(): Promise<DeliveryUnderTest>;
}

export const lead: Lead = {
  kind: 'follow-up',
  name: 'Μαρία Γεωργίου',
  email: 'maria@example.com',
  phone: '+357 99 000000',
  message: 'Please call me.\nThank you.',
  attachment: '# Report\n\n- one',
};

/** What every `LeadDelivery` promises, whoever is behind it. */
export function describeLeadDelivery(name: string, situations: DeliverySituations): void {
  describe(`${name} keeps the promises of a LeadDelivery`, () => {
    let current: DeliveryUnderTest | undefined;
    afterEach(async () => {
      await current?.close?.();
      current = undefined;
    });
    const meet = async (situation: Promise<DeliveryUnderTest>) => {
      current = await situation;
      return current;
    };

    test('[D8] says delivered only when the other side confirmed, and passes on every field', async () => {
      const { delivery, received } = await meet(situations.delivers());
      expect(await delivery.deliver(lead)).toBe('delivered');
      expect(received()).toEqual([expect.objectContaining(lead)]);
    });

    test('delivers each lead once', async () => {
      const { delivery, received } = await meet(situations.delivers());
      await delivery.deliver(lead);
      await delivery.deliver({ ...lead, kind: 'contact', attachment: '' });
      expect(received()).toMatchObject([{ kind: 'follow-up' }, { kind: 'contact' }]);
    });

    test('[D8] says that no webhook is configured', async () => {
      const { delivery } = await meet(situations.unavailable());
      expect(await delivery.deliver(lead)).toBe('unavailable');
    });

    test('says when it failed', async () => {
      const { delivery } = await meet(situations.fails());
      expect(await delivery.deliver(lead)).toBe('failed');
    });

    test('ends as failed when the visitor gives up, before or while waiting', async () => {
      const { delivery, received } = await meet(situations.hangs());
      expect(await delivery.deliver(lead, AbortSignal.abort())).toBe('failed');
      expect(received()).toHaveLength(0);
      expect(await delivery.deliver(lead, AbortSignal.timeout(50))).toBe('failed');
    });
  });
}

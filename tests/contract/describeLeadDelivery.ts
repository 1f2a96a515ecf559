import { afterEach, describe, expect, test } from 'vitest';

import type { Lead, LeadDelivery } from '#services';

/** A delivery in a scenario. */
export interface DeliveryUnderTest {
  readonly delivery: LeadDelivery;
  /** Received leads. */
  received(): readonly unknown[];
  /** Closes the servers of the scenario. */
  close?(): Promise<void>;
}

/** Creates a delivery for each scenario of the contract. */
export interface DeliveryScenarios {
  /** The gateway accepts the lead. */
  delivers(): Promise<DeliveryUnderTest>;
  /** No receiver of leads is configured. */
  unavailable(): Promise<DeliveryUnderTest>;
  /** The gateway cannot store it. */
  fails(): Promise<DeliveryUnderTest>;
  /** The gateway never responds. */
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

/** Contract of every `LeadDelivery`. */
export function describeLeadDelivery(name: string, scenarios: DeliveryScenarios): void {
  describe(`${name} keeps the LeadDelivery contract`, () => {
    let current: DeliveryUnderTest | undefined;
    afterEach(async () => {
      await current?.close?.();
      current = undefined;
    });
    const meet = async (scenario: Promise<DeliveryUnderTest>) => {
      current = await scenario;
      return current;
    };

    test('[D8] returns delivered only after confirmation, with every field passed on', async () => {
      const { delivery, received } = await meet(scenarios.delivers());
      expect(await delivery.deliver(lead)).toBe('delivered');
      expect(received()).toEqual([expect.objectContaining(lead)]);
    });

    test('delivers each lead once', async () => {
      const { delivery, received } = await meet(scenarios.delivers());
      await delivery.deliver(lead);
      await delivery.deliver({ ...lead, kind: 'contact', attachment: '' });
      expect(received()).toMatchObject([{ kind: 'follow-up' }, { kind: 'contact' }]);
    });

    test('[D8] returns unavailable without a webhook', async () => {
      const { delivery } = await meet(scenarios.unavailable());
      expect(await delivery.deliver(lead)).toBe('unavailable');
    });

    test('returns failed when the delivery fails', async () => {
      const { delivery } = await meet(scenarios.fails());
      expect(await delivery.deliver(lead)).toBe('failed');
    });

    test('returns failed when aborted, before or while waiting', async () => {
      const { delivery, received } = await meet(scenarios.hangs());
      expect(await delivery.deliver(lead, AbortSignal.abort())).toBe('failed');
      expect(received()).toHaveLength(0);
      expect(await delivery.deliver(lead, AbortSignal.timeout(50))).toBe('failed');
    });
  });
}

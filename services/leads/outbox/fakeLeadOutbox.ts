import { claimSize, comparableEmail, type LeadOutbox, type LeadRecord, leadId } from './LeadOutbox.ts';

type Entry = LeadRecord & {
  readonly dueAt: number;
  readonly leasedUntil: number;
  readonly deliveredAt: number;
};

/** An outbox in memory. It loses everything when the process ends. */
export function fakeLeadOutbox(): LeadOutbox {
  let entries: readonly Entry[] = [];
  const isSameDelivery = (one: Entry, other: { id: string; channel: string }) =>
    one.id === other.id && one.channel === other.channel;
  const update = (matches: (entry: Entry) => boolean, change: (entry: Entry) => Partial<Entry>) => {
    const changed = entries.filter(matches);
    entries = entries.map((entry) => (changed.includes(entry) ? { ...entry, ...change(entry) } : entry));
    return entries.filter((entry) => changed.some((old) => isSameDelivery(entry, old)));
  };
  const keepOnly = (matches: (entry: Entry) => boolean) => {
    const before = entries.length;
    entries = entries.filter(matches);
    return before - entries.length;
  };

  return {
    async add(lead, channels, now, dueAt = now) {
      const id = await leadId(lead, now);
      for (const channel of channels) {
        if (entries.some((entry) => isSameDelivery(entry, { id, channel }))) continue;
        const times = { receivedAt: now, dueAt, leasedUntil: 0, deliveredAt: 0 };
        entries = [...entries, { id, channel, lead, attempts: 0, status: 'waiting', ...times }];
      }
    },
    async claim(now, leaseMs) {
      const isDue = ({ status, dueAt, leasedUntil }: Entry) =>
        status === 'waiting' && dueAt <= now && leasedUntil <= now;
      const due = entries.filter(isDue).slice(0, claimSize);
      const lease = ({ attempts }: Entry) => ({ leasedUntil: now + leaseMs, attempts: attempts + 1 });
      return update((entry) => due.includes(entry), lease);
    },
    async markDelivered(claimed, now) {
      update(
        (entry) => isSameDelivery(entry, claimed),
        () => ({ status: 'delivered', deliveredAt: now }),
      );
    },
    async recordFailure(claimed, retryAt) {
      update(
        (entry) =>
          isSameDelivery(entry, claimed) && entry.status === 'waiting' && entry.attempts === claimed.attempts,
        () => (retryAt === null ? { status: 'failed' } : { dueAt: retryAt, leasedUntil: 0 }),
      );
    },
    list: async () => entries,
    async count() {
      const count = { waiting: 0, delivered: 0, failed: 0 };
      for (const { status } of entries) count[status] += 1;
      return count;
    },
    retry: async (now) =>
      update(
        ({ status }) => status !== 'delivered',
        () => ({ status: 'waiting', dueAt: now, attempts: 0 }),
      ).length,
    forget: async (email) => keepOnly(({ lead }) => comparableEmail(lead.email) !== comparableEmail(email)),
    async eraseEnded(before) {
      keepOnly(
        ({ status, deliveredAt, leasedUntil }) =>
          status === 'waiting' || (status === 'delivered' ? deliveredAt : leasedUntil) >= before,
      );
    },
    close: () => {},
  };
}

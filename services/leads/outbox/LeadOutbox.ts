import type { Lead } from '../LeadDelivery.ts';

/** Channels for delivering leads to the company. */
export const leadChannels = ['webhook', 'email'] as const;
export type LeadChannel = (typeof leadChannels)[number];

/** `waiting`: due for its first or next attempt. `failed`: all attempts failed; `retry` makes it `waiting` again. */
export type LeadStatus = 'waiting' | 'delivered' | 'failed';

/** One delivery of a lead by one channel. */
export interface QueuedLead {
  /** Idempotency key. It is the same for equal leads on the same day (UTC), in every attempt and channel. */
  readonly id: string;
  readonly channel: LeadChannel;
  readonly lead: Lead;
  /** Time in milliseconds since 1970, like all times here. */
  readonly receivedAt: number;
  /** Number of attempts so far. A delivery from `claim` includes the attempt that begins now. */
  readonly attempts: number;
}

/** A delivery with its status. */
export interface LeadRecord extends QueuedLead {
  readonly status: LeadStatus;
}

/** Stores leads until they are delivered. All methods reject if the storage is unreachable. */
export interface LeadOutbox {
  /**
   * Stores a lead for each channel. Each delivery is due at `dueAt`. An equal lead on the same day is not stored again.
   * @param dueAt Time in milliseconds since 1970. @default `now`
   */
  add(lead: Lead, channels: readonly LeadChannel[], now: number, dueAt?: number): Promise<void>;
  /**
   * Returns at most `claimSize` due deliveries and leases them to the caller: for `leaseMs`, no other process gets
   * them. `recordFailure` ends the lease early.
   */
  claim(now: number, leaseMs: number): Promise<readonly QueuedLead[]>;
  /** Marks a delivery as done. Its content is stored until `eraseEnded`. */
  markDelivered(claimed: QueuedLead, now: number): Promise<void>;
  /**
   * Records a failed attempt. The next one is due at `retryAt`; with `null` there is none. Does nothing if another
   * process holds the lease by now.
   */
  recordFailure(claimed: QueuedLead, retryAt: number | null): Promise<void>;
  /** Returns every delivery, oldest first. */
  list(): Promise<readonly LeadRecord[]>;
  /** Returns the number of deliveries by status. */
  count(): Promise<Readonly<Record<LeadStatus, number>>>;
  /** Makes every unfinished or failed delivery due now and resets its attempts. Resolves with their number. */
  retry(now: number): Promise<number>;
  /**
   * Erases every lead with this email address, in upper or lower case. No file of the storage contains its bytes
   * afterwards. Resolves with the number of erased deliveries.
   */
  forget(email: string): Promise<number>;
  /** Erases deliveries that were delivered or failed before this time, in the same way as `forget`. */
  eraseEnded(before: number): Promise<void>;
  close(): void;
}

/** Maximum number of deliveries that `claim` returns. */
export const claimSize = 10;

/** Returns an email address in a normalised form, in which two spellings of it are equal. */
export const comparableEmail = (email: string) => email.normalize('NFC').trim().toLowerCase();

/** Returns the id of a lead received at this time. */
export async function leadId(lead: Lead, now: number): Promise<string> {
  const { kind, name, email, phone, message, attachment } = lead;
  const day = new Date(now).toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(
    JSON.stringify([day, kind, name, email, phone, message, attachment]),
  );
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `lead_${[...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

import type { Lead } from '../LeadDelivery.ts';

/** Channels to the company. */
export const leadChannels = ['webhook', 'email'] as const;
export type LeadChannel = (typeof leadChannels)[number];

/** `waiting`: for its first or next attempt. `failed`: attempted as often as it may be; `retry` makes it wait again. */
export type LeadStatus = 'waiting' | 'delivered' | 'failed';

/** One delivery of a lead by one channel. */
export interface QueuedLead {
  /** The same for the same lead on the same day (UTC), in every attempt and channel: the idempotency key. */
  readonly id: string;
  readonly channel: LeadChannel;
  readonly lead: Lead;
  /** Milliseconds since 1970, like all times here. */
  readonly receivedAt: number;
  /** Attempts begun so far, this one counted. */
  readonly attempts: number;
}

/** A delivery with what has become of it. */
export interface LeadRecord extends QueuedLead {
  readonly status: LeadStatus;
}

/** Keeps leads until they are delivered. Everything rejects if the storage cannot be reached. */
export interface LeadOutbox {
  /**
   * Stores a lead for each channel before it resolves; its delivery is due at `dueAt`. A lead that came earlier that day
   * is not stored again.
   *
   * @param dueAt by default `now`
   */
  add(lead: Lead, channels: readonly LeadChannel[], now: number, dueAt?: number): Promise<void>;
  /** Leases at most ten due deliveries to the caller for `leaseMs`; `failed` ends the lease earlier. */
  claim(now: number, leaseMs: number): Promise<readonly QueuedLead[]>;
  /** The delivery is done; its content is stored until `eraseEnded`. */
  delivered(claimed: QueuedLead, now: number): Promise<void>;
  /** The attempt failed: the next is due at `retryAt`, or there is none. Does nothing if another process holds the lease by now. */
  failed(claimed: QueuedLead, retryAt: number | null): Promise<void>;
  /** Every delivery, oldest first. */
  list(): Promise<readonly LeadRecord[]>;
  /** Number of leads by status. */
  count(): Promise<Readonly<Record<LeadStatus, number>>>;
  /** Makes every undelivered lead due now and resets its attempts. Resolves with their number. */
  retry(now: number): Promise<number>;
  /**
   * Erases every lead of an email address in any case, and its bytes in every file. Resolves with the number of
   * deliveries.
   */
  forget(email: string): Promise<number>;
  /** Erases, in the same way, deliveries that were delivered or given up before that time. */
  eraseEnded(before: number): Promise<void>;
  close(): void;
}

/** Largest number of deliveries that `claim` returns. */
export const claimSize = 10;

/** An email address in the form in which two spellings of it are equal. */
export const comparableEmail = (email: string) => email.normalize('NFC').trim().toLowerCase();

/** The id of a lead that came at that time. */
export async function leadId(lead: Lead, now: number): Promise<string> {
  const { kind, name, email, phone, message, attachment } = lead;
  const day = new Date(now).toISOString().slice(0, 10);
  const bytes = new TextEncoder().encode(
    JSON.stringify([day, kind, name, email, phone, message, attachment]),
  );
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `lead_${[...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

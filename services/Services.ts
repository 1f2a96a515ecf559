import type { Assistant } from './assistant/Assistant.ts';
import type { AuditService } from './audit/AuditService.ts';
import type { AuditStore } from './audit/AuditStore.ts';
import type { ReportError } from './errors/ReportError.ts';
import type { LeadDelivery } from './leads/LeadDelivery.ts';
import type { SiteSearch } from './search/SiteSearch.ts';
import type { KeyValueStore } from './storage/KeyValueStore.ts';

/** Everything the site needs from the outside world. */
export interface Services {
  /** Loaded on the first opening of the chat, so that no page pays for it. */
  readonly assistant: () => Promise<Assistant>;
  /** Loaded on the first report. */
  readonly audit: () => Promise<AuditService>;
  readonly audits: AuditStore;
  readonly leads: LeadDelivery;
  /** Receives every unexpected error. */
  readonly reportError: ReportError;
  /** Loaded, with its index, when something is first looked for. */
  readonly search: () => Promise<SiteSearch>;
  /** Keeps things over visits (local storage in a browser). */
  readonly local: KeyValueStore;
  /** Keeps things for this visit (session storage in a browser). */
  readonly session: KeyValueStore;
}

import type { Assistant } from './assistant/Assistant.ts';
import type { AuditService } from './audit/AuditService.ts';
import type { AuditStore } from './audit/AuditStore.ts';
import type { ReportError } from './errors/ReportError.ts';
import type { LeadDelivery } from './leads/LeadDelivery.ts';
import type { SiteSearch } from './search/SiteSearch.ts';
import type { KeyValueStore } from './storage/KeyValueStore.ts';

/** All services that the site uses. */
export interface Services {
  /** Loads the assistant when the chat is first opened. */
  readonly assistant: () => Promise<Assistant>;
  /** Loads the audit service for the first report. */
  readonly audit: () => Promise<AuditService>;
  readonly audits: AuditStore;
  readonly leads: LeadDelivery;
  /** Receives every unexpected error. */
  readonly reportError: ReportError;
  /** Loads the search and its index for the first search. */
  readonly search: () => Promise<SiteSearch>;
  /** Storage that remains after a visit (local storage). */
  readonly local: KeyValueStore;
  /** Storage for one visit (session storage). */
  readonly session: KeyValueStore;
}

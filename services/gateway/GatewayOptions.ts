import type { Lead } from '../leads/LeadDelivery.ts';
import type { PostUpstream } from './postByFetch.ts';
import type { RateLimits } from './rateLimits.ts';
import type { Settings } from './settings.ts';

/** One line of the log. It never holds a prompt, a reply, an address, a key, a name, an email or a phone number. */
export interface LogEntry {
  readonly time: string;
  /** `warn`: the owner should look at a setting. `error`: a visitor went without. */
  readonly level: 'info' | 'warn' | 'error';
  /** The request's id, also in the response header `x-request-id`. */
  readonly id: string;
  /** Name of the route in the gateway. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly intent?: string | undefined;
  readonly code?: string | undefined;
  /** The upstream's status, if it answered. */
  readonly upstream?: number | undefined;
  readonly tokens?: number | undefined;
  /** For what needs a person's attention. */
  readonly note?: string | undefined;
}

/** Default limits of the gateway. Times in milliseconds. */
export const defaultLimits = {
  /** Of a request to the model. */
  bodyBytes: 49_152,
  /** Until a request's body must have arrived. */
  bodyMs: 10_000,
  turns: 11,
  /** Of one visitor's turn in the chat: a message of 2,000, and as much for the retry's transcript. */
  chatCharacters: 4_000,
  /** Of the audit's prompt: a description of 4,000 and the rest of the form. */
  auditCharacters: 8_000,
  /** Of a turn the model wrote. */
  modelCharacters: 12_000,
  /** For a whole reply. */
  chatMs: 30_000,
  auditMs: 60_000,
  /** Of what the upstream sends, unpacked. */
  upstreamBytes: 1_048_576,
  /** Average delay before a call that failed before its first byte is retried; the real one is random. */
  retryMs: 250,
  /** Pause of calls to the upstream after `UPSTREAM_FAILURES_TO_PAUSE` failures in a row. */
  pauseMs: 10_000,
  leadBytes: 131_072,
  leadMs: 10_000,
  reportBytes: 16_384,
  errorReportBytes: 512,
  errorReportsPerMinute: 60,
};
export type GatewayLimits = Readonly<typeof defaultLimits>;

/** Visitor, as far as known. */
export interface Client {
  /** The visitor's address; left out where a proxy hides it. */
  readonly address?: string | undefined;
  /** The visitor's browser speaks HTTPS, to us or to the proxy before us. */
  readonly secure: boolean;
}

/** Options of a gateway: any of the settings, and values that only a program can give. It reports those that are not configured. */
export interface GatewayOptions extends Partial<Settings> {
  /**
   * Stores a lead that is delivered after `waitMs`, by default at once; the visitor is answered once it
   * resolves.
   */
  readonly acceptLead?: ((lead: Lead, waitMs?: number) => Promise<void>) | undefined;
  /** `configured`, or the reason why leads cannot be stored now. */
  readonly leadsState?: (() => string) | undefined;
  /** The instructions of the screens; a client's own are ignored. */
  readonly systemInstructions?: { readonly chat?: string; readonly audit?: string } | undefined;
  /** Client of the model's service. @default by `fetch` */
  readonly postUpstream?: PostUpstream | undefined;
  /** Refuses requests that no browser sends; default true. */
  readonly requireBrowserOrigin?: boolean | undefined;
  readonly limits?: Partial<GatewayLimits> | undefined;
  /** Limits of requests; without them there is no bound. */
  readonly rateLimits?: RateLimits | undefined;
  /** True once the server is asked to stop, so that it is not ready for more. */
  readonly isDraining?: (() => boolean) | undefined;
  /** The clock, in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  readonly log?: ((entry: LogEntry) => void) | undefined;
}

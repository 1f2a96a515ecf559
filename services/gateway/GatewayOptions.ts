import type { Lead } from '../leads/LeadDelivery.ts';
import type { PostUpstream } from './postByFetch.ts';
import type { RateLimits } from './rateLimits.ts';
import type { Settings } from './settings.ts';

/** One line of the log. It never contains a prompt, a reply, an address, a key, a name, an email or a phone number. */
export interface LogEntry {
  readonly time: string;
  /** `warn`: the owner should check a setting. `error`: a visitor did not get a reply. */
  readonly level: 'info' | 'warn' | 'error';
  /** Id of the request, also in the response header `x-request-id`. */
  readonly id: string;
  /** Name of the route in the gateway. */
  readonly route: string;
  readonly status: number;
  /** Time until the response was complete, in milliseconds. */
  readonly ms: number;
  readonly intent?: string | undefined;
  readonly code?: string | undefined;
  /** HTTP status of the model's service (the upstream), if it responded. */
  readonly upstream?: number | undefined;
  readonly tokens?: number | undefined;
  /** Text for a problem that a person must look at. */
  readonly note?: string | undefined;
}

/** Default limits of the gateway. Names with `Ms` are in milliseconds. */
export const defaultLimits = {
  /** Maximum size of a request to the model. */
  bodyBytes: 49_152,
  /** Time limit for receiving the body of a request. */
  bodyMs: 10_000,
  /** Maximum number of turns in a request. */
  turns: 11,
  /**
   * Maximum length of a visitor's turn in the chat: 2,000 characters for the message, and 2,000 for the conversation,
   * which a retry sends in the same turn.
   */
  chatCharacters: 4_000,
  /** Maximum length of the audit prompt: 4,000 characters for the challenge, and the rest of the form. */
  auditCharacters: 8_000,
  /** Maximum length of a turn by the model. */
  modelCharacters: 12_000,
  /** Time limit for a complete reply, in the chat and in the audit. */
  chatMs: 30_000,
  auditMs: 60_000,
  /** Maximum size of a response of the upstream, decompressed. */
  upstreamBytes: 1_048_576,
  /**
   * Average delay before a failed call is retried; the actual delay is random. A call is retried only if it failed
   * before its first byte.
   */
  retryMs: 250,
  /** Pause without calls to the upstream after `UPSTREAM_FAILURES_TO_PAUSE` failures in a row. */
  pauseMs: 10_000,
  leadBytes: 131_072,
  leadMs: 10_000,
  reportBytes: 16_384,
  errorReportBytes: 512,
  errorReportsPerMinute: 60,
};
export type GatewayLimits = Readonly<typeof defaultLimits>;

/** Data about the visitor of a request. */
export interface Client {
  /** IP address of the visitor; left out if a proxy hides it. */
  readonly address?: string | undefined;
  /** Whether the visitor's browser uses HTTPS, to this server or to the proxy in front of it. */
  readonly secure: boolean;
}

/**
 * Options of a gateway: any of the settings, and values that only a program can provide. The gateway reports AI or
 * leads as not configured if their settings are missing.
 */
export interface GatewayOptions extends Partial<Settings> {
  /**
   * Stores a lead and delivers it after `waitMs`, by default at once. The visitor gets the response once the promise
   * resolves.
   */
  readonly acceptLead?: ((lead: Lead, waitMs?: number) => Promise<void>) | undefined;
  /** Returns `configured`, or the reason why leads cannot be stored now. */
  readonly leadsState?: (() => string) | undefined;
  /** System instructions for chat and audit. An instruction from a client is ignored. */
  readonly systemInstructions?: { readonly chat?: string; readonly audit?: string } | undefined;
  /** Client for the model's service. @default `postByFetch` */
  readonly postUpstream?: PostUpstream | undefined;
  /** Whether to refuse requests without the headers that browsers send. @default true */
  readonly requireBrowserOrigin?: boolean | undefined;
  readonly limits?: Partial<GatewayLimits> | undefined;
  /** Limits of requests. @default no limits */
  readonly rateLimits?: RateLimits | undefined;
  /** Whether the server is stopping. A stopping server is not ready for more requests. */
  readonly isDraining?: (() => boolean) | undefined;
  /** Returns the current time in milliseconds since 1970. @default Date.now */
  readonly now?: (() => number) | undefined;
  readonly log?: ((entry: LogEntry) => void) | undefined;
}

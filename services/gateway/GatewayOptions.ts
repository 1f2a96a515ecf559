/** One line of the log. It never holds a prompt, a reply, an address, a key, a name, an e-mail or a phone number. */
export interface LogEntry {
  readonly time: string;
  readonly level: 'info' | 'error';
  /** The request's id, also in the response header `x-request-id`. */
  readonly id: string;
  /** What was asked for, by the gateway's own name for it. */
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

/** Sizes and times the gateway keeps to. Times in milliseconds. */
export interface GatewayLimits {
  /** Of a request to the model. */
  readonly bodyBytes: number;
  /** Until a request's body must have arrived. */
  readonly bodyMs: number;
  readonly turns: number;
  /** Of one visitor's turn in the chat: a message of 2,000, and as much for the retry's transcript. */
  readonly chatCharacters: number;
  /** Of the audit's prompt: a description of 4,000 and the rest of the form. */
  readonly auditCharacters: number;
  /** Of a turn the model wrote. */
  readonly modelCharacters: number;
  readonly systemCharacters: number;
  /** Until a stream must begin. Other replies come whole, so only their total counts. */
  readonly firstByteMs: number;
  /** Between two chunks of a reply. */
  readonly idleMs: number;
  readonly chatMs: number;
  readonly auditMs: number;
  /** Of what the upstream sends, unpacked. */
  readonly upstreamBytes: number;
  readonly leadBytes: number;
  readonly leadMs: number;
  readonly reportBytes: number;
}

export const defaultLimits: GatewayLimits = {
  bodyBytes: 32_768,
  bodyMs: 10_000,
  turns: 11,
  chatCharacters: 4_000,
  auditCharacters: 8_000,
  modelCharacters: 12_000,
  systemCharacters: 24_000,
  firstByteMs: 15_000,
  idleMs: 10_000,
  chatMs: 30_000,
  auditMs: 60_000,
  upstreamBytes: 1_048_576,
  leadBytes: 131_072,
  leadMs: 10_000,
  reportBytes: 16_384,
};

/** How a gateway is set up. Everything may be left out: it then answers that it is not configured. */
export interface GatewayOptions {
  readonly apiKey?: string | undefined;
  /** The live model that the requested names are mapped to (decision D3); default `gemini-flash-latest`. */
  readonly model?: string | undefined;
  /** Google's address, or a stand-in's. */
  readonly upstreamUrl?: string | undefined;
  /** How much a thinking model may think, e.g. `low`; its thoughts count as output. Left out, nothing is sent. */
  readonly thinkingLevel?: string | undefined;
  /** Where leads are delivered (decision D8). */
  readonly leadsWebhookUrl?: string | undefined;
  /** Notes in the log which kind of error the pages met and where; left out, there is no such address. */
  readonly errorReports?: boolean | undefined;
  /** The instructions of the screens. Where one is left out, the client's own is passed on. */
  readonly systemInstructions?: { readonly chat?: string; readonly audit?: string } | undefined;
  /** Also offers `countTokens`, `embedContent` and `batchEmbedContents`; the site does not need them. */
  readonly extraMethods?: boolean | undefined;
  /** Origins of the site besides the one a request names itself, for proxies that change the host. */
  readonly origins?: readonly string[] | undefined;
  /** Refuses requests that no browser sends; default true. */
  readonly requireBrowserOrigin?: boolean | undefined;
  readonly limits?: Partial<GatewayLimits> | undefined;
  /** The clock, in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  readonly log?: ((entry: LogEntry) => void) | undefined;
}

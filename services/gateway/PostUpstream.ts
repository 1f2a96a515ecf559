/** An answer of the model's service whose body is still to be read. */
export interface UpstreamResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: {
    read(): Promise<{ readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined }>;
    /** Lets the connection go. Never rejects. */
    cancel(): void;
  };
}

/** Posts to the model's service and follows no redirect. Rejects when no answer comes. */
export type PostUpstream = (
  url: string,
  request: {
    readonly headers: Record<string, string>;
    readonly body: Uint8Array<ArrayBuffer>;
    readonly signal: AbortSignal;
  },
) => Promise<UpstreamResponse>;

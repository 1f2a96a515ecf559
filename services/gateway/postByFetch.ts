/** An answer of the model's service whose body is still to be read. */
export interface UpstreamResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  /** The next bytes of the body. */
  read(): Promise<{ readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined }>;
  /** Lets the connection go. Never rejects. */
  cancel(): void;
}

/** Request to the model's service. */
interface UpstreamRequest {
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly signal: AbortSignal;
}

/** Posts to the model's service and follows no redirect. Rejects when no answer comes. */
export type PostUpstream = (url: string, request: UpstreamRequest) => Promise<UpstreamResponse>;

/** Posts as every runtime can. */
export const postByFetch: PostUpstream = async (url, request) => {
  const { status, headers, body } = await fetch(url, { method: 'POST', redirect: 'manual', ...request });
  const reader = body?.getReader();
  return {
    status,
    retryAfter: headers.get('retry-after'),
    read: async () => reader?.read() ?? { done: true },
    // A stream that broke refuses this with the error that `read` has thrown already.
    cancel: () => void reader?.cancel().catch(() => {}),
  };
};

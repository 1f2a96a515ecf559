/** A response of the model's service whose body is not read yet. */
export interface UpstreamResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  /** Reads the next bytes of the body. */
  read(): Promise<{ readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined }>;
  /** Closes the connection. Never throws. */
  cancel(): void;
}

/** Request to the model's service. */
interface UpstreamRequest {
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly signal: AbortSignal;
}

/** Posts to the model's service without following redirects. Rejects if no response arrives. */
export type PostUpstream = (url: string, request: UpstreamRequest) => Promise<UpstreamResponse>;

/** Posts with `fetch`, which every runtime has. */
export const postByFetch: PostUpstream = async (url, request) => {
  const { status, headers, body } = await fetch(url, { method: 'POST', redirect: 'manual', ...request });
  const reader = body?.getReader();
  return {
    status,
    retryAfter: headers.get('retry-after'),
    read: async () => reader?.read() ?? { done: true },
    // `cancel` of a broken stream rejects with the error that `read` has already thrown.
    cancel: () => void reader?.cancel().catch(() => {}),
  };
};

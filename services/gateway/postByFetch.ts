import type { PostUpstream } from './PostUpstream.ts';

/** Posts as every runtime can. */
export const postByFetch: PostUpstream = async (url, request) => {
  const response = await fetch(url, { method: 'POST', redirect: 'manual', ...request });
  const reader = response.body?.getReader();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: {
      read: async () => reader?.read() ?? { done: true },
      // A stream that broke refuses this with the error that `read` has thrown already.
      cancel: () => void reader?.cancel().catch(() => {}),
    },
  };
};

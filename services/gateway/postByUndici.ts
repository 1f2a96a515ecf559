import { request } from 'undici';

import type { PostUpstream } from './postByFetch.ts';

/** Posts with undici, which costs about half as much as Node's `fetch`. */
export const postByUndici: PostUpstream = async (url, given) => {
  const { statusCode: status, headers, body } = await request(url, { method: 'POST', ...given });
  // A reader receives the error itself. Without a reader, the error can be ignored.
  body.on('error', () => {});
  const chunks = body[Symbol.asyncIterator]();
  const retryAfter = headers['retry-after'];
  return {
    status,
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
    read: () => chunks.next(),
    cancel: () => void body.destroy(),
  };
};

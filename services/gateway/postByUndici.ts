import { request } from 'undici';

import type { PostUpstream } from './postByFetch.ts';

/** Posts with undici, at about half the cost of Node's `fetch`. */
export const postByUndici: PostUpstream = async (url, given) => {
  const { statusCode: status, headers, body } = await request(url, { method: 'POST', ...given });
  // The reader receives the error; without a reader it is not needed.
  body.on('error', () => {});
  const chunks = body[Symbol.asyncIterator]();
  const told = headers['retry-after'];
  return {
    status,
    retryAfter: typeof told === 'string' ? told : null,
    read: () => chunks.next(),
    cancel: () => void body.destroy(),
  };
};

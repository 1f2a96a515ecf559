import { request } from 'undici';

import type { PostUpstream } from './PostUpstream.ts';

/** Posts as only Node can, for about half of what its `fetch` costs. */
export const postByUndici: PostUpstream = async (url, given) => {
  const { statusCode, headers, body } = await request(url, { method: 'POST', ...given });
  // Who reads hears of it; who has stopped reading need not.
  body.on('error', () => {});
  const chunks = body[Symbol.asyncIterator]();
  const retryAfter = headers['retry-after'];
  return {
    status: statusCode,
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
    body: { read: () => chunks.next(), cancel: () => void body.destroy() },
  };
};

import { request } from 'undici';

import type { PostUpstream } from './postByFetch.ts';

/** Posts as only Node can, for about half of what its `fetch` costs. */
export const postByUndici: PostUpstream = async (url, given) => {
  const { statusCode: status, headers, body } = await request(url, { method: 'POST', ...given });
  // A reader gets the error; one that has stopped reading needs none.
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

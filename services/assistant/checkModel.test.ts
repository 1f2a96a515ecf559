import { afterEach, expect, test, vi } from 'vitest';

import { checkModel } from './checkModel.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer);
  return checkModel('/api/ready', AbortSignal.timeout(1000));
};

test.each([
  [{ ready: true, ai: 'configured' }, true],
  [{ ready: true, ai: 'model unknown' }, undefined],
  [{ ready: true, ai: 'none' }, false],
  [{ ready: true, ai: 'key refused' }, undefined],
  [{}, false],
])('checkModel reads %o', async (body, found) => {
  expect(await answering(async () => Response.json(body))).toBe(found);
});

test('checkModel finds no model on a host that answers with a page', async () => {
  expect(await answering(async () => new Response('<!doctype html>'))).toBe(false);
});

test('checkModel cannot say while the server is out of reach', async () => {
  expect(await answering(() => Promise.reject(new TypeError('fetch failed')))).toBeUndefined();
});

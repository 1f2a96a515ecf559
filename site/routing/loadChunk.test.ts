// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ChunkLoadError, loadChunk } from './loadChunk.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(null, { status: 500 })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('loadChunk resolves to what the chunk exports', async () => {
  await expect(loadChunk(async () => ({ page: 1 }))).resolves.toEqual({ page: 1 });
});

test('loadChunk fails with "error" and the address, and logs it', async () => {
  const failing = loadChunk(() =>
    Promise.reject(
      new TypeError(
        'Failed to fetch dynamically imported module: https://example.com/static/js/AboutPage.BVx3d9aQ.js',
      ),
    ),
  );
  await expect(failing).rejects.toMatchObject({ name: 'ChunkLoadError', failure: 'error' });
  expect(console.error).toHaveBeenCalledWith(
    'Loading chunk AboutPage failed. (error: https://example.com/static/js/AboutPage.BVx3d9aQ.js)\nLoading chunk failed.',
  );
});

test('loadChunk fails with "missing" when the server has no such chunk', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(null, { status: 404 })));
  await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toMatchObject({
    failure: 'missing',
  });
});

test('[LOAD-08, CONST-16, ERR-17] loadChunk waits 120 seconds and not one millisecond more', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  const loading = loadChunk(() => new Promise(() => {})).catch((error: unknown) => {
    settled();
    return error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const error = await loading;
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ failure: 'timeout' });
});

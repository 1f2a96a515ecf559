// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const table = {
  'Chat.tsx': ['chat.js', 'shared.js', 'chat.css'],
  'About.tsx': ['about.js', 'shared.js', 'about.css'],
};

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<link rel="stylesheet" type="text/within-page" href="/about.css">';
  document.body.innerHTML = `<script type="application/json" id="chunk-files">${JSON.stringify(table)}</script>`;
});

const links = () =>
  [...document.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

test('the files of a chunk are asked for together, each once, and what the page holds not at all', async () => {
  const { requestFiles } = await import('./chunkFiles.ts');
  await requestFiles(['About.tsx']);
  expect(links()).toEqual(['stylesheet /about.css', 'preload /about.js', 'preload /shared.js']);
  void requestFiles(['Chat.tsx', 'About.tsx']);
  expect(links().slice(3)).toEqual(['preload /chat.js', 'stylesheet /chat.css']);
});

test('a chunk is there when its style sheet is', async () => {
  const { requestFiles } = await import('./chunkFiles.ts');
  const arrived = vi.fn();
  const arrival = requestFiles(['Chat.tsx']).then(arrived);
  await Promise.resolve();
  expect(arrived).not.toHaveBeenCalled();
  document.querySelector('link[href="/chat.css"]')?.dispatchEvent(new Event('load'));
  await arrival;
  expect(arrived).toHaveBeenCalledOnce();
});

test('a style sheet that did not load is asked for again', async () => {
  const { requestFiles } = await import('./chunkFiles.ts');
  const arrival = requestFiles(['Chat.tsx']);
  document.querySelector('link[href="/chat.css"]')?.dispatchEvent(new Event('error'));
  await expect(arrival).rejects.toThrow('The style sheet /chat.css did not load.');
  expect(document.querySelector('link[href="/chat.css"]')).toBeNull();
  void requestFiles(['Chat.tsx']);
  expect(document.querySelector('link[href="/chat.css"]')).not.toBeNull();
});

test('without a table, as in development, nothing is asked for', async () => {
  document.body.innerHTML = '';
  const { filesOf, requestFiles } = await import('./chunkFiles.ts');
  await requestFiles(['Chat.tsx']);
  expect(filesOf('Chat.tsx')).toEqual([]);
  expect(links()).toHaveLength(1);
});

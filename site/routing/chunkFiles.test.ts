// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const table = { 'Chat.tsx': ['chat.js', 'shared.js'], 'About.tsx': ['about.js', 'shared.js'] };

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<link rel="preload" as="script" href="/about.js">';
  document.body.innerHTML = `<script type="application/json" id="chunk-files">${JSON.stringify(table)}</script>`;
});

const links = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('requestChunks preloads the scripts of all chunks, each once, except those the page has', async () => {
  const { requestChunks } = await import('./chunkFiles.ts');
  requestChunks(['Chat.tsx', 'About.tsx']);
  requestChunks(['Chat.tsx']);
  expect(links()).toEqual(['/about.js', '/chat.js', '/shared.js']);
});

test('requestChunks asks for what the import map lets in', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="importmap">{"integrity":{"/chat.js":"sha256-x"}}</script>',
  );
  const { requestChunks } = await import('./chunkFiles.ts');
  requestChunks(['Chat.tsx']);
  expect(document.querySelector<HTMLLinkElement>('[href="/chat.js"]')?.integrity).toBe('sha256-x');
});

test('requestChunks preloads nothing without a table, as in development', async () => {
  document.body.innerHTML = '';
  const { filesOf, requestChunks } = await import('./chunkFiles.ts');
  requestChunks(['Chat.tsx']);
  expect(filesOf('Chat.tsx')).toEqual([]);
  expect(links()).toHaveLength(1);
});

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const table = { 'Chat.tsx': ['chat.js', 'shared.js'], 'About.tsx': ['about.js', 'shared.js'] };

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<link rel="preload" as="script" href="/about.js">';
  document.body.innerHTML = `<script type="application/json" id="chunk-files">${JSON.stringify(table)}</script>`;
});

const links = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('the scripts of chunks are asked for together, each once, and what the page has not at all', async () => {
  const { requestChunks } = await import('./chunkFiles.ts');
  requestChunks(['Chat.tsx', 'About.tsx']);
  requestChunks(['Chat.tsx']);
  expect(links()).toEqual(['/about.js', '/chat.js', '/shared.js']);
});

test('without a table, as in development, nothing is asked for', async () => {
  document.body.innerHTML = '';
  const { filesOf, requestChunks } = await import('./chunkFiles.ts');
  requestChunks(['Chat.tsx']);
  expect(filesOf('Chat.tsx')).toEqual([]);
  expect(links()).toHaveLength(1);
});

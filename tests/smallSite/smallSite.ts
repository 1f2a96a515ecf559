import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Inline script of every page of the small site, and its hash in the policy. */
const inlineScript = "document.documentElement.classList.add('ready');";
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
export const scriptHash = hashOf(inlineScript);
/** The style of a page is its own. */
const styleOf = (title: string) => `h1::after { content: '${title}' }`;
export const styleHashOf = (title: string) => hashOf(styleOf(title));

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${styleOf(title)}</style>` +
  '<script type="application/ld+json">{"@type":"Thing"}</script><script type="module" src="/static/js/a.js"></script>' +
  `</head><body><script>${inlineScript}</script><h1>${title}</h1></body></html>`;

const files: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  'about.html': page('About us'),
  'services.html': page('Services'),
  'services/consultancy.html': page('Consultancy'),
  '404.html': page('Page not found'),
  'static/js/a.js': 'console.warn(1);'.repeat(50),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  '.env': 'GEMINI_API_KEY=CANARY',
  '.vite/manifest.json': '{"CANARY":1}',
  '.well-known/security.txt': 'Contact: mailto:x@example.com',
  'about.tsx': 'CANARY',
};

/** Writes a small built site into a folder of its own, some files compressed ahead. */
export async function writeSmallSite(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  for (const name of ['about.html', 'static/js/a.js']) {
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(files[name] ?? ''));
    await writeFile(path.join(folder, `${name}.gz`), gzipSync(files[name] ?? ''));
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

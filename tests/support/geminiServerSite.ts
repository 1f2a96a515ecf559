import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The inline script of every page of the small site, and its hash as a policy names it. */
export const inlineScript = "document.documentElement.classList.add('ready');";
export const inlineHash = `sha256-${createHash('sha256').update(inlineScript).digest('base64')}`;

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title>` +
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

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Prerender {
  readonly addresses: readonly string[];
  render(address: string): Promise<{ readonly head: string; readonly body: string }>;
}

/**
 * Writes each page of the site as an HTML file (`/about` becomes about.html, an unknown path 404.html) and
 * returns how many. Throws when a page fails to render, or would ship a loading text or an inline style.
 */
export async function prerenderSite(client: string, server: string): Promise<number> {
  const { addresses, render }: Prerender = await import(
    pathToFileURL(path.join(server, 'prerender.js')).href
  );
  const template = await readFile(path.join(client, 'index.html'), 'utf8');
  const media = await readdir(path.join(client, 'static/media'));
  const font = media.find((file) => /latin.*\.woff2$/.test(file));
  if (!font) throw new Error('The build has no Latin font file to preload.');
  const preload = `<link rel="preload" href="/static/media/${font}" as="font" type="font/woff2" crossorigin>`;

  const write = async (address: string, file: string) => {
    const page = await render(address);
    refuse(address, page.body);
    const html = template
      .replace('<!--head-->', () => page.head + preload)
      .replace('<!--app-->', () => page.body);
    const target = path.join(client, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, html);
  };

  for (const address of addresses)
    await write(address, address === '/' ? 'index.html' : `${address.slice(1)}.html`);
  await write('/404', '404.html');
  await rm(path.join(client, '.vite'), { recursive: true, force: true });
  return addresses.length + 1;
}

/** What must never be in a page that is sent: it would stay there for visitors without scripts, or the policy drops it. */
const forbidden = [
  { what: 'a loading text', pattern: /Loading( page)?\.\.\./ },
  { what: 'a style attribute', pattern: /\sstyle="/ },
  { what: 'a style element', pattern: /<style/ },
  { what: 'an inline handler', pattern: /<[^>]+\son[a-z]+="/ },
];

export function refuse(address: string, body: string) {
  for (const { what, pattern } of forbidden) {
    const found = pattern.exec(body);
    if (!found) continue;
    const around = body.slice(Math.max(0, found.index - 120), found.index + 80);
    throw new Error(
      `${address} would ship ${what}, which the content security policy or a reader without scripts cannot bear: …${around}…`,
    );
  }
}

import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { headersOfStaticHost, inlineHashes, policyInPage } from '#services/policy';

/**
 * Prepares a built client for a static host. Each page contains its own security policy. The file `_headers`, which
 * Cloudflare, Netlify and others read, has the other headers. Returns the number of pages. Throws if a page states no
 * character set.
 */
export async function writeStaticHost(client: string, folder: string): Promise<number> {
  // Static hosts compress files themselves.
  await cp(client, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = path.join(folder, page);
    await writeFile(file, withPolicy(await readFile(file, 'utf8')));
  }
  const rules = Object.entries(headersOfStaticHost).map(
    ([address, headers]) =>
      `${address}\n${Object.entries(headers)
        .map(([name, value]) => `  ${name}: ${value}\n`)
        .join('')}`,
  );
  await writeFile(path.join(folder, '_headers'), rules.join('\n'));
  return pages.length;
}

/** Tag before the policy. It is as early as possible, because the policy does not control elements before itself. */
const charsetTag = /<meta charset="utf-8"\s*\/?>/;

/** Inserts the policy into a page as early as possible. Throws if the page states no character set. */
export function withPolicy(html: string): string {
  if (!charsetTag.test(html))
    throw new Error(
      'A page says no character set. Add <meta charset="utf-8">, because the policy stands after it.',
    );
  const policy = policyInPage(inlineHashes(html));
  return html.replace(
    charsetTag,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

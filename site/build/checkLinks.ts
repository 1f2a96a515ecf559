/** A built page. */
export interface BuiltPage {
  readonly address: string;
  readonly html: string;
}

/** Links whose fragment is no element id, because the audit page reads the fragment itself. */
const readByScript = /^\/ai-audit#(?:sample|report)/;

/**
 * Finds internal links with a missing target: a page, a file or an element id that does not exist. Returns a sentence
 * for each.
 */
export function deadLinks(pages: readonly BuiltPage[], isFile: (path: string) => boolean): string[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const faults: string[] = [];
  for (const { address, html } of pages)
    for (const href of linksIn(html)) {
      const { pathname, hash } = new URL(href, `https://site.example${address}`);
      const target = byAddress.get(pathname);
      if (!target && !isFile(pathname))
        faults.push(
          `${address} links to ${href}, and there is no such page. Correct the address, or add the page.`,
        );
      const id = target && decodeURIComponent(hash.slice(1));
      if (id && !target.html.includes(` id="${id}"`))
        faults.push(
          `${address} links to ${href}, and that page has no place "${id}". Correct the part after the #.`,
        );
    }
  return faults;
}

/** Returns the internal links of a page whose targets must exist. */
function linksIn(html: string): ReadonlySet<string> {
  const links = [...html.matchAll(/<a\s[^>]*?href="([/#][^"]*)"/g)].map(([, href = '']) => href);
  return new Set(
    links
      .map((href) => href.replaceAll('&amp;', '&'))
      .filter((href) => !href.startsWith('//') && !readByScript.test(href)),
  );
}

/**
 * Compares the addresses of the site with the lists of pages. Returns a sentence for each address that is listed
 * twice or not at all.
 */
export function listMistakes(addresses: readonly string[], listed: readonly string[]): string[] {
  const repeated = new Set(listed.filter((address, index) => listed.indexOf(address) !== index));
  return [
    ...[...repeated].map((address) => `Two pages have the address ${address}. Give one of them another.`),
    ...addresses
      .filter((address) => !listed.includes(address))
      .map((address) => `${address} is in no list. Add its line to services/knowledge/pages.ts.`),
  ];
}

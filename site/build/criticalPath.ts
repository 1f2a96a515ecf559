// A page is drawn as soon as it is there: it waits for no style sheet, and its scripts are on their way meanwhile but
// do not run before.

/**
 * Takes out of the built template what the first paint would wait for: the links to style sheets, which `inlineStyles`
 * replaces, and the script, which begins once the page is drawn. `<!--scripts-->` stands where `preloadScripts`
 * belongs. Throws when the template starts no script.
 */
export function deferHydration(template: string): string {
  const script = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
  const address = script.exec(template)?.[1];
  if (!address) throw new Error('The built template starts no script. Does site/index.html still have one?');
  return template
    .replace(script, '')
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('</body>', () => `<!--scripts--><script>${startOnceDrawn(address)}</script></body>`);
}

/**
 * Stands at the end of the page, which must be whole before the app takes it over. The second frame begins when the
 * first is drawn.
 */
const startOnceDrawn = (address: string) =>
  `requestAnimationFrame(()=>requestAnimationFrame(()=>import("${address}").catch((detail)=>{` +
  "console.error(detail);dispatchEvent(new CustomEvent('critical-error',{detail}))})))";

/**
 * Asks for all scripts of a page in one round, behind what is drawn. `modulepreload` would compile them too, but
 * Firefox checks it against `default-src`, which allows nothing; `crossorigin` makes it the same request as the import.
 */
export const preloadScripts = (scripts: readonly string[]): string =>
  scripts
    .map((file) => `<link rel="preload" as="script" crossorigin fetchpriority="low" href="/${file}">`)
    .join('');

/** The table of `chunkFiles` as data in the page, where `site/routing/chunkFiles.ts` finds it. */
export const chunkTable = (files: Readonly<Record<string, readonly string[]>>): string =>
  `<script type="application/json" id="chunk-files">${JSON.stringify(files).replaceAll('<', '\\u003c')}</script>`;

/**
 * These style sheets as one element of the page. A link to each tells Vite's loader, which asks for nothing else, that
 * it is there already; it has a type that no browser loads. Throws when a sheet would end the element.
 */
export function inlineStyles(sheets: readonly string[], read: (file: string) => string): string {
  const styles = sheets.map(read).join('');
  if (styles.includes('</'))
    throw new Error('A style sheet holds "</", which would end the style of the page.');
  const links = sheets.map((file) => `<link rel="stylesheet" type="text/within-page" href="/${file}">`);
  return `<style>${styles}</style>${links.join('')}`;
}

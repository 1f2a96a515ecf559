// The first paint waits for nothing but the HTML: styles are inlined, scripts are fetched and run after it.
import { createHash } from 'node:crypto';

/** Integrity of each script by its address: a browser runs no file that was changed on its way. */
export type Integrity = Readonly<Record<string, string>>;

/** The hash of a file as `integrity` attributes and import maps want it. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Scripts and styles of a page, and the script that starts it. */
export interface DeferredPage {
  readonly template: string;
  readonly script: string;
}

/**
 * Removes from the built template what blocks the first paint: the links to style sheets, which `inlineStyles` replaces,
 * and the script, which another one imports after the first paint. `<!--scripts-->` marks the place of all scripts.
 * Throws when the template starts no script.
 */
export function deferHydration(template: string): DeferredPage {
  const script = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
  const address = script.exec(template)?.[1];
  if (!address) throw new Error('The built template starts no script. Does site/index.html still have one?');
  return {
    template: template
      .replace(script, '')
      .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
      .replace('</body>', '<!--scripts--></body>'),
    script: hydrationScript(address),
  };
}

/**
 * Imports all scripts of the page in the second frame, which begins when the first is painted: in one round, and each by
 * itself, so that browsers compile it while it arrives and run it in a task of its own. The last one starts the app,
 * which imports the others again and says which of them is missing.
 */
const hydrationScript = (address: string) =>
  'requestAnimationFrame(()=>requestAnimationFrame(()=>{' +
  "for(const{href}of document.querySelectorAll('link[as=script]'))import(href).catch(()=>{});" +
  `import("${address}").catch((detail)=>{` +
  "console.error(detail);dispatchEvent(new CustomEvent('critical-error',{detail}))})}))";

/**
 * Names all scripts of a page, for the script that imports them and for `site/routing/chunkFiles.ts`. No browser loads
 * them for these links: before the first paint they would take the line from what it needs.
 */
export const listScripts = (scripts: readonly string[]): string =>
  scripts
    .map((file) => `<link rel="preload" as="script" crossorigin media="not all" href="/${file}">`)
    .join('');

/** Gives each `import` its integrity; it stands before whatever imports. */
export const importMap = (integrity: Integrity): string =>
  `<script type="importmap">${JSON.stringify({ integrity })}</script>`;

/** The table of `chunkFiles` as data in the page, where `site/routing/chunkFiles.ts` finds it. */
export const chunkTable = (files: Readonly<Record<string, readonly string[]>>): string =>
  `<script type="application/json" id="chunk-files">${JSON.stringify(files).replaceAll('<', '\\u003c')}</script>`;

/**
 * These style sheets as one element of the page. Vite loads the sheets of a chunk unless the page links to them, so each
 * has a link, of a type that no browser loads. Throws when a sheet would end the element.
 */
export function inlineStyles(sheets: readonly string[], read: (file: string) => string): string {
  const styles = sheets.map(read).join('');
  if (styles.includes('</'))
    throw new Error('A style sheet holds "</", which would end the style of the page.');
  const links = sheets.map((file) => `<link rel="stylesheet" type="text/inlined" href="/${file}">`);
  return `<style>${styles}</style>${links.join('')}`;
}

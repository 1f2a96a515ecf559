// A page is drawn as soon as it is there: it waits for no style sheet, and its script does not begin before.

/**
 * Takes out of the built template what the first paint would wait for: the links to style sheets, which `withinPage`
 * replaces, and the script, which is loaded once the page is drawn. Throws when the template starts no script.
 */
export function withoutWaiting(template: string): string {
  const script = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
  const address = script.exec(template)?.[1];
  if (!address) throw new Error('The built template starts no script. Does site/index.html still have one?');
  return template
    .replace(script, '')
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('</body>', () => `<script>${startOnceDrawn(address)}</script></body>`);
}

/**
 * Stands at the end of the page, which must be whole before the app takes it over. The second frame begins when the
 * first is drawn.
 */
const startOnceDrawn = (address: string) =>
  `requestAnimationFrame(()=>requestAnimationFrame(()=>import("${address}").catch((detail)=>{` +
  "console.error(detail);dispatchEvent(new CustomEvent('critical-error',{detail}))})))";

/**
 * These style sheets as one element of the page. A link to each tells the app's loader that it is there already; it has
 * a type that no browser loads. Throws when a sheet would end the element.
 */
export function withinPage(sheets: readonly string[], read: (file: string) => string): string {
  const styles = sheets.map(read).join('');
  if (styles.includes('</'))
    throw new Error('A style sheet holds "</", which would end the style of the page.');
  const links = sheets.map((file) => `<link rel="stylesheet" type="text/within-page" href="/${file}">`);
  return `<style>${styles}</style>${links.join('')}`;
}

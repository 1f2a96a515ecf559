// The first paint needs only the HTML: styles are inlined, and scripts are loaded and run after the paint.
import { createHash } from 'node:crypto';

/** Hash of each script by its address. A browser refuses a script with another hash. */
export type Integrity = Readonly<Record<string, string>>;

/** Returns the hash of a file in the format of `integrity` attributes and import maps. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Removes everything that blocks the first paint from the built template, and marks the place of all scripts with
 * `<!--scripts-->`. The caller inserts the output of `inlineStyles` and `startScripts`. Throws if the template has no
 * script.
 */
export function deferHydration(template: string): string {
  const script = /<script type="module"[^>]* src="[^"]+"><\/script>/;
  if (!script.test(template))
    throw new Error('The built template starts no script. Does site/index.html still have one?');
  return template
    .replace(script, '')
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('</body>', '<!--scripts--></body>');
}

/**
 * Returns the elements that import the scripts of a page in the second frame, after the first paint. All imports
 * start at once. Each script is a separate file, so that browsers compile it on arrival and run it in its own task.
 */
export const startScripts = (files: readonly string[]): string =>
  `<script type="application/json" id="page-scripts">${JSON.stringify(files.map((file) => `/${file}`))}</script>
<script>
requestAnimationFrame(() => requestAnimationFrame(() => {
  for (const file of JSON.parse(document.getElementById('page-scripts').textContent))
    import(file).catch((detail) => {
      console.error(detail);
      dispatchEvent(new CustomEvent('critical-error', { detail }));
    });
}));
</script>`;

/** Returns an import map with the hash of each script. The map must precede all module scripts. */
export const importMap = (integrity: Integrity): string =>
  `<script type="importmap">${JSON.stringify({ integrity })}</script>`;

/**
 * Returns these stylesheets as one `<style>` element. Vite would load the stylesheets of a chunk at runtime if the
 * page has no link to them. So each stylesheet also gets a link, with a type that browsers do not load. Throws if a
 * stylesheet contains "</".
 */
export function inlineStyles(stylesheets: readonly string[], read: (file: string) => string): string {
  const styles = stylesheets.map(read).join('');
  if (styles.includes('</'))
    throw new Error('A style sheet holds "</", which would end the style of the page.');
  const links = stylesheets.map((file) => `<link rel="stylesheet" type="text/inlined" href="/${file}">`);
  return `<style>${styles}</style>${links.join('')}`;
}

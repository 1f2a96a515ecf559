// The first paint waits for nothing but the HTML: styles are inlined, scripts are fetched and run after it.
import { createHash } from 'node:crypto';

/** Integrity of each script by its address: a browser runs no file that was changed on its way. */
export type Integrity = Readonly<Record<string, string>>;

/** The hash of a file as `integrity` attributes and import maps want it. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Removes from the built template everything that blocks the first paint: the links to stylesheets, which
 * `inlineStyles` replaces, and the script, which `startScripts` replaces. `<!--scripts-->` marks the place of all
 * scripts. Throws when the template starts no script.
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
 * Names the scripts of a page and imports all of them in the second frame, which begins when the first is painted: in
 * one round and as separate files, so that browsers compile each while it arrives and run it in its own task.
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

/** Gives each `import` its integrity. The map must precede all module scripts. */
export const importMap = (integrity: Integrity): string =>
  `<script type="importmap">${JSON.stringify({ integrity })}</script>`;

/**
 * These stylesheets as one element of the page. Vite loads the stylesheets of a chunk unless the page links to them, so each
 * has a link, of a type that no browser loads. Throws when a sheet would end the element.
 */
export function inlineStyles(stylesheets: readonly string[], read: (file: string) => string): string {
  const styles = stylesheets.map(read).join('');
  if (styles.includes('</'))
    throw new Error('A style sheet holds "</", which would end the style of the page.');
  const links = stylesheets.map((file) => `<link rel="stylesheet" type="text/inlined" href="/${file}">`);
  return `<style>${styles}</style>${links.join('')}`;
}

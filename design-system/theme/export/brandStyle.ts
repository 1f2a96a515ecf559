import type { Brand, ThemeTokens } from '../tokens/ThemeTokens.ts';

type Values = { readonly [name: string]: string | Values };

/** Returns a declaration of a custom property for each value: `color.text.muted` becomes `--ds-color-text-muted`. */
const declarations = (values: Values, path: string): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${path}-${name}: ${value};`] : declarations(value, `${path}-${name}`),
  );

const rule = (selector: string, { color, shadow }: ThemeTokens) =>
  `${selector} { ${[...declarations(color, '--ds-color'), ...declarations(shadow, '--ds-shadow')].join(' ')} }\n`;

/**
 * Returns a style sheet with the colours of another brand, for all four themes. Load it after `styles.css`. If you use
 * `embedded.css`, set `root` to `.ds`.
 */
export const brandStyle = (
  { light, dark, lightHighContrast, darkHighContrast }: Brand,
  root: ':root' | '.ds' = ':root',
) =>
  [
    rule(':root', light),
    rule(':root.dark', dark),
    '@media screen and (prefers-contrast: more) {\n',
    rule(':root:not([data-contrast])', lightHighContrast),
    rule(':root.dark:not([data-contrast])', darkHighContrast),
    '}\n',
    rule(':root[data-contrast="more"]', lightHighContrast),
    rule(':root.dark[data-contrast="more"]', darkHighContrast),
    '@media print {\n',
    // The selectors are doubled, so that they outrank the rules of dark and of high contrast.
    rule(':root:root.dark, :root:root', light),
    '}\n',
  ]
    .join('')
    .replaceAll(':root', root);

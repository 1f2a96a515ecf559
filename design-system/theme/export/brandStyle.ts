import type { Brand, ThemeTokens } from '../tokens/ThemeTokens.ts';

type Values = { readonly [name: string]: string | Values };

/** `color.text.muted` as `--ds-color-text-muted`, with its value. */
const variables = (values: Values, path: string): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${path}-${name}: ${value};`] : variables(value, `${path}-${name}`),
  );

const rule = (selector: string, { color, shadow }: ThemeTokens) =>
  `${selector} { ${[...variables(color, '--ds-color'), ...variables(shadow, '--ds-shadow')].join(' ')} }\n`;

/**
 * A style sheet with another brand's colours for all four themes; load it after `styles.css`. With `embedded.css` the
 * root is `.ds`.
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
    rule(':root:root.dark, :root:root', light),
    '}\n',
  ]
    .join('')
    .replaceAll(':root', root);

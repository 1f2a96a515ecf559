import { contrast } from './contrast.ts';
import { brand } from './tokens/brand.ts';
import type { Brand, ThemeTokens } from './tokens/ThemeTokens.ts';

/** Use of a pair of colours. It decides the minimum contrast. */
export type ContrastUse = 'reading' | 'text' | 'graphic';

/** A pair of colours: a component shows the foreground on the background. */
export interface ContrastPair {
  readonly use: ContrastUse;
  /** Path of the colour in `ThemeTokens.color`, such as `text.body`. */
  readonly foreground: string;
  readonly background: string;
  /** Elements that use the pair. */
  readonly where: string;
}

const themesOf = (brand: Brand): Readonly<Record<string, ThemeTokens>> => ({
  light: brand.light,
  dark: brand.dark,
  'light-high-contrast': brand.lightHighContrast,
  'dark-high-contrast': brand.darkHighContrast,
});

/** The four themes, by their names in `data-theme-scope`. */
export const themes = themesOf(brand);

const pair = (use: ContrastUse, foreground: string, background: string, where: string): ContrastPair => ({
  use,
  foreground,
  background,
  where,
});

/** All pairs that components use. If a component needs another pair, add it here first. */
export const contrastPairs: readonly ContrastPair[] = [
  pair('reading', 'text.body', 'surface.page', 'Text, headings, outline buttons'),
  pair('reading', 'text.body', 'surface.raised', 'Fields, panels, menus, answers of the assistant'),
  pair('reading', 'text.body', 'surface.sunken', 'Code, hovered rows, chosen filters'),
  pair('reading', 'text.body', 'error.surface', 'Error summary'),
  pair(
    'reading',
    'text.onInverse',
    'surface.inverse',
    'Secondary button, priority badge, the visitor’s words',
  ),
  pair('text', 'text.muted', 'surface.page', 'Leads, captions, hints'),
  pair('text', 'text.muted', 'surface.raised', 'Placeholders, captions in panels'),
  pair('text', 'text.muted', 'surface.sunken', 'Labels of code, hovered rows'),
  pair('text', 'accent.text', 'surface.page', 'Links'),
  pair('text', 'accent.text', 'surface.raised', 'Links in panels and menus'),
  pair('text', 'accent.text', 'surface.sunken', 'Links in hovered rows'),
  pair('text', 'accent.text', 'error.surface', 'Links in the error summary'),
  pair('text', 'accent.onFill', 'accent.fill', 'Primary button, ticks'),
  pair('text', 'done', 'surface.page', '"done", return on investment'),
  pair('text', 'done', 'surface.raised', 'Return on investment in the report'),
  pair('text', 'done', 'surface.sunken', 'Figures in hovered rows'),
  pair('text', 'error.text', 'surface.page', 'Errors below fields'),
  pair('text', 'error.text', 'surface.raised', 'Errors in panels and dialogs'),
  pair('text', 'error.text', 'surface.sunken', 'Errors in forms on tinted sections'),
  pair('text', 'error.text', 'error.surface', 'Title of the error summary'),
  pair('graphic', 'line.control', 'surface.page', 'Edges of controls'),
  pair('graphic', 'line.control', 'surface.raised', 'Edges of fields'),
  pair(
    'graphic',
    'line.control',
    'surface.sunken',
    'Edges of controls that are off, steps of the effort meter',
  ),
  pair('graphic', 'accent.fill', 'surface.page', 'Primary button, the Thread, lanes'),
  pair('graphic', 'accent.fill', 'surface.raised', 'Ticked boxes, buttons in panels'),
  pair('graphic', 'accent.fill', 'surface.sunken', 'Lanes on tinted sections'),
  pair('graphic', 'surface.inverse', 'surface.page', 'Secondary button, priority badge'),
  pair('graphic', 'surface.inverse', 'surface.raised', 'The visitor’s words'),
  pair('graphic', 'focus', 'surface.page', 'Focus'),
  pair('graphic', 'focus', 'surface.raised', 'Focus in panels'),
  pair('graphic', 'focus', 'surface.sunken', 'Focus in hovered rows'),
  pair('graphic', 'focus', 'error.surface', 'Focus in the error summary'),
];

const minimumRatios = { reading: 7, text: 4.5, graphic: 3 };

/**
 * Returns the minimum contrast ratio: 7 for body text, 4.5 for other text, 3 for graphics. In a theme of high contrast
 * the minimum is 7 for all text.
 */
export const limitOf = (use: ContrastUse, theme: string) =>
  theme.endsWith('high-contrast') && use === 'text' ? minimumRatios.reading : minimumRatios[use];

/** Returns the colour at a path such as `text.body`. Throws if the theme has no such colour. */
export function colorAt(tokens: ThemeTokens, path: string): string {
  let value: unknown = tokens.color;
  for (const step of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  }
  if (typeof value !== 'string') throw new Error(`No colour is called "${path}". See ThemeTokens.ts.`);
  return value;
}

/** A pair measured in one theme. */
export interface ContrastResult extends ContrastPair {
  readonly theme: string;
  readonly ratio: number;
  readonly limit: number;
  readonly passes: boolean;
}

/** Measures `pairs` in one theme. */
export const measure = (
  theme: string,
  tokens: ThemeTokens,
  pairs: readonly ContrastPair[] = contrastPairs,
): ContrastResult[] =>
  pairs.map((each) => {
    const ratio = contrast(colorAt(tokens, each.foreground), colorAt(tokens, each.background));
    const limit = limitOf(each.use, theme);
    return { ...each, theme, ratio, limit, passes: ratio >= limit };
  });

/**
 * Returns one sentence for each pair of colours with too little contrast, or an empty list if all pairs have enough.
 * Throws on a colour that is not written as #rrggbb.
 */
export const contrastFaults = (brand: Brand): string[] =>
  Object.entries(themesOf(brand)).flatMap(([theme, tokens]) =>
    measure(theme, tokens)
      .filter(({ passes }) => !passes)
      .map(
        ({ foreground, background, where, ratio, limit }) =>
          `${foreground} on ${background} has ${ratio.toFixed(2)}:1 in ${theme}, and needs ${limit}:1 (${where})`,
      ),
  );

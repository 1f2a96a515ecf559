import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { from, vars } from '#design-system/styles';

/** Box with the background and the text styles of a story, in the theme of the toolbar. */
const surface = style({
  background: vars.color.surface.page,
  color: vars.color.text.body,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: vars.leading.loose,
  border: `1px solid ${vars.color.line.hairline}`,
  borderRadius: vars.radius.control,
});

export const examples = style({
  display: 'grid',
  gap: vars.space.l,
  margin: `${vars.space.m} 0 ${vars.space.xl}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The captions of two examples side by side start at the same height. */
export const example = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  gap: vars.space.xs,
  margin: 0,
});
const box = style([surface, { display: 'grid', overflow: 'hidden' }]);
export const stage = styleVariants({ do: vars.color.done, dont: vars.color.error.text }, (color) => [
  box,
  { borderBlockEnd: `3px solid ${color}` },
]);
export const doOrDontExample = style({ padding: vars.space.l });
export const verdict = style({ marginInlineEnd: vars.space.xs });
/** The second line of a caption starts below the text, not below the icon. */
export const caption = style({ display: 'flex', alignItems: 'start', gap: vars.space.xxs });
/** Icon with the height of one line of text, so that it is in the middle of the first line. */
export const sign = style({ flexShrink: 0, height: '1lh' });
export const link = style({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' });

export const anatomy = style({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'center',
  margin: `${vars.space.m} 0 ${vars.space.xl}`,
  '@media': {
    [from('desktop')]: {
      // Two columns, unless the example is in a frame: two columns would leave a dialog no space for the numbers.
      selectors: { '&:not(:has(iframe))': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
    },
  },
});
/** Space for a number on each side. */
export const parts = style([
  surface,
  {
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    selectors: { '&:has(> iframe)': { padding: vars.space.xxl } },
  },
]);
export const anatomyExample = style({ justifySelf: 'center', maxWidth: '100%', padding: vars.space.xxl });
export const markers = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});
export const connector = style({ stroke: vars.color.accent.fill });
export const outline = style([connector, { fill: 'none', strokeDasharray: '3' }]);
export const disc = style({ fill: vars.color.accent.fill });
export const number = style({
  fill: vars.color.accent.onFill,
  fontFamily: vars.font.text,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const frame = style({ display: 'block', width: '100%', border: 0 });
export const key = style({ fontFamily: 'inherit', fontWeight: vars.weight.medium, whiteSpace: 'nowrap' });
export const checks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  margin: `${vars.space.m} 0`,
});
export const status = style({ fontSize: vars.size.small });

// Styles of Storybook's own text on a docs page. Content in `sb-unstyled`, such as stories, is not affected.
const storybookText = (selector: string) => `.sbdocs .sbdocs-content ${selector}:not(.sb-unstyled *)`;
/**
 * Returns the colour of the text with the opacity `share`. Storybook's text colour follows the reader's operating
 * system.
 */
const faint = (share: string) => `color-mix(in srgb, currentColor ${share}, transparent)`;
globalStyle(['h1', 'h2', 'h3'].map(storybookText).join(), {
  fontVariationSettings: vars.fontVariation.heading,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.heading,
});
globalStyle(storybookText('h1'), {
  fontSize: '2.5rem',
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.tight,
});
globalStyle(storybookText('code'), { color: 'inherit', background: faint('7%'), border: 0 });
globalStyle(storybookText('figcaption p'), { marginBlock: 0 });
globalStyle(storybookText('p a'), { textDecoration: 'underline', textUnderlineOffset: '0.2em' });
// Thin lines between rows, as in the `Table` of the design system.
const inTable = (selector: string) => storybookText(`table:not(.docblock-argstable) ${selector}`);
globalStyle(inTable('tr'), { background: 'none', border: 0 });
globalStyle([inTable('th'), inTable('td')].join(), {
  border: 0,
  borderBlockEnd: `1px solid ${faint('18%')}`,
  padding: `${vars.space.xs} ${vars.space.m} ${vars.space.xs} 0`,
  textAlign: 'start',
});

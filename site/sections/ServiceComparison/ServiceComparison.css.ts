import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';

/** The name beside the drawing. */
const besideDrawing = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  columnGap: vars.space.gutter,
  alignItems: 'center',
} as const;

export const frame = siteStyle({});

const inside = (media: string, selector: string, rule: object) =>
  globalStyle(`${frame} ${selector}`, { '@layer': { [layers.site]: { '@media': { [media]: rule } } } });

// With the drawing the figures are only heard.
inside(from('tablet'), ':is(thead, td)', {
  position: 'absolute',
  overflow: 'hidden',
  width: '1px',
  height: '1px',
  padding: 0,
  clipPath: 'inset(50%)',
});
inside(from('tablet'), 'tbody th', { ...besideDrawing, padding: 0 });
inside(from('tablet'), ':is(table, tbody, tr)', { display: 'block' });

// On phones the three prices of a service stand beside each other.
inside(below('tablet'), 'tr', {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  paddingBlock: vars.space.m,
});
inside(below('tablet'), 'th', { gridColumn: '1 / -1' });

export const contained = siteStyle({ marginBlockEnd: vars.space.l, textWrap: 'balance' });

/** What the dots are, over the names, and the scale, over the drawings. */
export const head = siteStyle({
  ...besideDrawing,
  alignItems: 'end',
  '@media': { [below('tablet')]: { display: 'none' }, print: { display: 'none' } },
});

/** Large enough to press. */
export const service = siteStyle({ display: 'inline-block', paddingBlock: vars.space.xxs });

export const range = siteStyle({
  display: 'block',
  width: '100%',
  height: '5.5rem',
  overflow: 'visible',
  fill: vars.color.text.body,
  stroke: vars.color.accent.fill,
  strokeWidth: 2,
  '@media': { [below('tablet')]: { height: '1.5rem' }, print: { display: 'none' } },
});

export const scale = siteStyle({
  width: '100%',
  height: '1.75rem',
  overflow: 'visible',
  fill: vars.color.text.body,
  fontSize: vars.size.caption,
});

export const line = siteStyle({ stroke: vars.color.line.hairline, strokeWidth: 1 });

export const end = siteStyle({ fill: vars.color.surface.sunken });

export const usual = siteStyle({ fill: vars.color.accent.fill });

export const label = siteStyle({
  // The lines of the scale stop at it.
  stroke: vars.color.surface.sunken,
  strokeWidth: 5,
  paintOrder: 'stroke',
  textAnchor: 'middle',
  '@media': { [below('tablet')]: { display: 'none' } },
});

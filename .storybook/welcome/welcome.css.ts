import { globalStyle, style } from '@vanilla-extract/css';

import { from, vars } from '#design-system/styles';

/** Content of the Welcome page, in the font of the design system. */
export const page = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
  // The distance to the next heading is then the same as between the sections above.
  marginBottom: vars.space.xl,
});
export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const start = style({ borderTop: `2px solid ${vars.color.accent.fill}`, paddingTop: vars.space.s });
export const startTitle = style({
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h4,
  fontWeight: vars.weight.medium,
  marginBottom: vars.space.xs,
});
globalStyle(`${start} ul`, { listStyle: 'none', padding: 0, margin: 0 });
globalStyle(`${start} li + li`, { marginTop: vars.space.xxs });
export const link = style({
  color: vars.color.accent.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const swatches = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  margin: `${vars.space.xl} 0`,
});
export const swatch = style({
  border: `1px solid ${vars.color.line.hairline}`,
  padding: vars.space.m,
  display: 'grid',
  gap: vars.space.s,
});
export const colours = style({ display: 'flex', gap: vars.space.xxs });
const colour = { width: '1.5rem', height: '1.5rem', border: `1px solid ${vars.color.line.hairline}` };
export const fills = [
  style({ ...colour, background: vars.color.surface.page }),
  style({ ...colour, background: vars.color.text.body }),
  style({ ...colour, background: vars.color.accent.fill }),
  style({ ...colour, background: vars.color.done }),
];

export const purpose = style({
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  margin: `${vars.space.xl} 0 ${vars.space.s}`,
});
export const tiles = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const tile = style({
  display: 'block',
  border: `1px solid ${vars.color.line.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  color: vars.color.text.body,
  textDecoration: 'none',
  padding: vars.space.xs,
  selectors: {
    '&:hover': { borderColor: vars.color.accent.fill },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const drawing = style({ display: 'block', width: '100%', fill: 'none', strokeWidth: 1.5 });
export const quiet = style({ stroke: vars.color.line.control });
export const copper = style({ stroke: vars.color.accent.fill, strokeWidth: 2 });

import { from, hairline, siteStyle, vars } from '#design-system/styles';

/** The maximum height keeps the person small in a wide column. The drawn table still reaches both edges. */
export const figure = siteStyle({
  color: vars.color.accent.text,
  display: 'block',
  width: `calc(100% + ${vars.space.gutter})`,
  maxWidth: 'none',
  height: 'auto',
  maxHeight: '14rem',
  marginInline: `calc(${vars.space.gutter} / -2)`,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [from('phone')]: { maxHeight: '18rem' } },
});

/** A circle, about as high as two lines of text. */
export const face = siteStyle({
  flexShrink: 0,
  width: '3.25rem',
  height: '3.25rem',
  border: hairline,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.raised,
  color: vars.color.accent.text,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

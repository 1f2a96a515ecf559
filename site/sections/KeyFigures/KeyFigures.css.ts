import { siteStyle, vars } from '#design-system/styles';
import { largeFigures } from '#site/sections/measures.ts';

/** The figure that says what the others are worth, beside its words where there is room, over its share of a line. */
export const first = siteStyle({
  position: 'relative',
  display: 'flex',
  flexFlow: 'row-reverse wrap-reverse',
  justifyContent: 'flex-end',
  alignItems: 'end',
  gap: `${vars.space.s} ${vars.space.l}`,
  paddingBottom: vars.space.l,
});

export const figure = siteStyle({ ...largeFigures, fontSize: `calc(1.5 * ${vars.size.display})` });

export const share = siteStyle({
  position: 'absolute',
  inset: 'auto 0 0',
  width: '100%',
  height: '8px',
  color: vars.color.line.control,
  // Which forced colours replace.
  stroke: 'currentColor',
  strokeWidth: 2,
});

export const reached = siteStyle({ color: vars.color.done, strokeWidth: 8 });

import { siteStyle, vars } from '#design-system/styles';
import { largeFigures } from '#site/sections/measures.ts';

/** The success rate stands above a row of a hundred marks. Its text stands beside it if both fit. */
export const success = siteStyle({
  position: 'relative',
  display: 'flex',
  flexFlow: 'row-reverse wrap-reverse',
  justifyContent: 'flex-end',
  alignItems: 'end',
  gap: `${vars.space.s} ${vars.space.l}`,
  paddingBottom: vars.space.xxxl,
});

export const figure = siteStyle({ ...largeFigures, fontSize: `calc(1.5 * ${vars.size.display})` });

export const share = siteStyle({
  position: 'absolute',
  inset: 'auto 0 0',
  width: '100%',
  height: '2rem',
  color: vars.color.line.control,
  // Forced colours replace `currentColor`, so the marks stay visible.
  stroke: 'currentColor',
  strokeWidth: 8,
  strokeDasharray: '0.4 0.6',
});

export const reached = siteStyle({ color: vars.color.done, strokeWidth: '2rem' });

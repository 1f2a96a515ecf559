import { siteStyle, vars } from '#design-system/styles';

/** A column a day. Kept for three times of each, so that nothing moves when they come. */
export const days = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  columnGap: vars.space.xs,
  maxWidth: '30rem',
  minHeight: `calc(3 * (${vars.control.target} + ${vars.space.xs}) + ${vars.size.caption} * 1.6)`,
  selectors: { '&:empty': { background: vars.color.surface.sunken } },
  '@media': { '(scripting: none)': { minHeight: 0 } },
});

export const day = siteStyle({ display: 'grid', gap: vars.space.xs });

export const time = siteStyle({ width: '100%', minHeight: vars.control.target });

import { siteStyle, vars } from '#design-system/styles';

const rule = `1px solid ${vars.color.line.hairline}`;

/** A column a day. Kept for three times of each, so that nothing moves when they come. */
export const days = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  columnGap: vars.space.m,
  minHeight: `calc(3 * ${vars.control.target} + 2 * ${vars.space.xs} + ${vars.size.small} * 1.6)`,
  '@media': { '(scripting: none)': { minHeight: 0 } },
});

export const day = siteStyle({ display: 'grid' });

export const name = siteStyle({ paddingBlock: vars.space.xs });

/** A row of the timetable; the visitor's own time stands beside the office's, so that it is as high. */
export const row = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  borderTop: rule,
});

/** A target for a finger. */
export const time = siteStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.target,
  fontVariantNumeric: 'tabular-nums',
});

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

/** A row of the timetable; as high with the visitor's own time below. */
export const row = siteStyle({ minHeight: vars.control.target, borderTop: rule });

/** A target as wide as its day. */
export const time = siteStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.target,
  fontVariantNumeric: 'tabular-nums',
});

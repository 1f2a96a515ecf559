import { below, siteStyle, vars } from '#design-system/styles';

/** One column for each day. Space for three times is reserved, so that nothing moves when they load. */
export const days = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.xs,
  minHeight: `calc(3 * (${vars.control.medium} + ${vars.space.xs}) + ${vars.size.small} * 1.6)`,
  '@media': { '(scripting: none)': { minHeight: 0 } },
});

export const day = siteStyle({ display: 'grid', gap: vars.space.xs });

/** If there is only one day, its times stand beside each other. */
export const oneDay = siteStyle({ gridTemplateColumns: '1fr', minHeight: 0 });

export const row = siteStyle({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });

export const dayName = siteStyle({ gridColumn: '1 / -1' });

/** The visitor's own time follows the office time. On phones it stands below the office time. */
export const time = siteStyle({
  flexWrap: 'wrap',
  whiteSpace: 'nowrap',
  gap: `0 ${vars.space.xs}`,
  paddingBlock: 0,
  paddingInline: vars.space.xs,
  borderColor: vars.color.line.control,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('tablet')]: { flexDirection: 'column' } },
});

/** Sets no colour, because a chosen time changes the colour of the button. */
export const visitorTime = siteStyle({ fontSize: vars.size.caption, fontWeight: vars.weight.body });

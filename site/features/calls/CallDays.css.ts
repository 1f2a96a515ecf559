import { below, siteStyle, vars } from '#design-system/styles';

/** A column a day, with space for three times from the start, so that nothing moves when they load. */
export const days = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.xs,
  minHeight: `calc(3 * (${vars.control.medium} + ${vars.space.xs}) + ${vars.size.small} * 1.6)`,
  '@media': { '(scripting: none)': { minHeight: 0 } },
});

export const day = siteStyle({ display: 'grid', gap: vars.space.xs });

/** The times of a single day stand beside each other. */
export const oneDay = siteStyle({ gridTemplateColumns: '1fr', minHeight: 0 });

export const row = siteStyle({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });

export const dayName = siteStyle({ gridColumn: '1 / -1' });

/** The visitor's own time stands behind the office's, on phones below it. */
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

/** In the colour of the button, which a chosen time changes. */
export const ownTime = siteStyle({ fontSize: vars.size.caption, fontWeight: vars.weight.body });

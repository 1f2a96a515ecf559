import { from, hairline, siteStyle, vars } from '#design-system/styles';

export const counts = siteStyle({
  display: 'grid',
  gap: vars.space.gutter,
  marginBlockEnd: `calc(${vars.space.section} / 2)`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** From top to bottom: the number, one mark for each criterion, the meaning of the number. */
export const count = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateRows: 'auto auto 1fr',
  paddingBlockStart: vars.space.m,
  borderTop: hairline,
});

export const text = siteStyle({ gridRow: 3, color: vars.color.text.muted });

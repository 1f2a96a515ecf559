import { from, siteStyle, vars } from '#design-system/styles';

/** In a row where there is room, each under its tick; beside it on phones. */
export const benefits = siteStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('wide')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const benefit = siteStyle({
  display: 'flex',
  gap: vars.space.s,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.normal,
  textWrap: 'balance',
  '@media': { [from('tablet')]: { flexDirection: 'column' } },
});

export const tick = siteStyle({ flexShrink: 0, color: vars.color.done });

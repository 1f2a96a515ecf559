import { from, siteStyle, vars } from '#design-system/styles';

export const box = siteStyle({
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'start',
  marginTop: vars.space.xl,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gap: vars.space.xxl,
      alignItems: 'center',
    },
    print: { display: 'none' },
  },
});

/** What a player needs under or beside the drawing, kept for it from the press on, so that nothing moves when it comes. */
const roomOf = (phone: string, tablet: string) =>
  siteStyle({ minHeight: phone, '@media': { [from('tablet')]: { minHeight: tablet } } });
export const room = roomOf('14rem', '7.5rem');

/** A call has two more sentences a step. */
export const callRoom = roomOf('24rem', '12rem');

/** As wide as its column, its lines as wide as lanes. */
export const stage = siteStyle({
  width: '100%',
  overflow: 'visible',
  // In units of the drawing, which a tablet shows twice as large.
  fontSize: '12.5px',
  '@media': { [from('tablet')]: { strokeWidth: 2.2, fontSize: '7.5px' } },
});

import { from, siteStyle, vars } from '#design-system/styles';

export const box = siteStyle({
  display: 'grid',
  // The second column begins where that of the steps above does.
  gap: `${vars.space.l} calc(2 * ${vars.space.gutter})`,
  alignContent: 'start',
  alignItems: 'start',
  marginTop: vars.space.xl,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
});

/** What a player needs, kept for it from the press on, so that nothing moves when it comes. */
const roomOf = (phone: string, tablet: string) =>
  siteStyle({ minHeight: phone, '@media': { [from('tablet')]: { minHeight: tablet } } });
export const room = roomOf('24rem', '17rem');

/** A call has two more sentences a step. */
export const callRoom = roomOf('34rem', '24rem');

export const stage = siteStyle({ width: '100%' });

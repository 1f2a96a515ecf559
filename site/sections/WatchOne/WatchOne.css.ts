import { from, siteStyle, vars } from '#design-system/styles';

/** As high before the player is there as with it, so that nothing moves. */
export const box = siteStyle({
  display: 'grid',
  gap: vars.space.l,
  alignItems: 'end',
  minHeight: '27rem',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'center',
      minHeight: '17rem',
    },
    print: { display: 'none' },
  },
});

export const stage = siteStyle({ width: '100%' });

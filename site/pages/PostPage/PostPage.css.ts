import { from, siteStyle, vars } from '#design-system';

export const columns = siteStyle({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'start',
  '@media': { [from('desktop')]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

export const contents = siteStyle({
  fontSize: vars.size.small,
  '@media': {
    [from('desktop')]: { position: 'sticky', top: `calc(${vars.width.headerHeight} + ${vars.space.l})` },
    print: { display: 'none' },
  },
});

export const tags = siteStyle({ marginTop: vars.space.xl });

export const neighbours = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.m,
  marginTop: vars.space.xxl,
  '@media': { print: { display: 'none' } },
});

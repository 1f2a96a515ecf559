import { from, siteStyle, vars } from '#design-system';

export const columns = siteStyle({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'start',
  paddingBottom: vars.space.section,
  '@media': { [from('desktop')]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

export const contents = siteStyle({
  fontSize: vars.size.small,
  '@media': {
    [from('desktop')]: { position: 'sticky', top: `calc(${vars.width.headerHeight} + ${vars.space.l})` },
    print: { display: 'none' },
  },
});

export const body = siteStyle({ minWidth: 0 });

export const bullets = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: vars.width.text,
  paddingInlineStart: '1.3em',
  listStyle: 'disc',
});

export const address = siteStyle({ fontStyle: 'normal' });

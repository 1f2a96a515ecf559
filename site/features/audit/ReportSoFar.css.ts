import { from, siteStyle, vars } from '#design-system/styles';

/** Same background colour as the preview. The link covers the whole area. */
export const strip = siteStyle({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  columnGap: vars.space.l,
  padding: `${vars.space.xs} ${vars.space.m} ${vars.space.s}`,
  borderInlineStart: `2px solid ${vars.color.accent.fill}`,
  background: vars.color.surface.sunken,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'auto 1fr', paddingTop: vars.space.s },
    [from('desktop')]: { display: 'none' },
    print: { display: 'none' },
  },
});

export const link = siteStyle({
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

/** Reserves three lines, so that nothing moves when they appear. */
export const lines = siteStyle({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  minHeight: '3lh',
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

export const line = siteStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

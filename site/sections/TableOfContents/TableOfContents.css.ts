import { from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

const edge = `calc(${vars.width.headerHeight} + ${vars.space.l})`;

export const contents = siteStyle({
  alignSelf: 'start',
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
  '@media': {
    [from('desktop')]: {
      gridArea: '1 / 1 / auto / 4',
      position: 'sticky',
      top: edge,
      maxHeight: `calc(100vh - ${edge} - ${vars.space.l})`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

export const title = siteStyle({ paddingBottom: vars.space.xs, color: vars.color.text.muted });

export const list = siteStyle({ borderBottom: hairline });

export const entry = siteStyle({ borderTop: hairline });

export const link = siteStyle({
  display: 'block',
  paddingBlock: vars.space.xs,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

import { fineSpace, from, hairline, siteStyle, vars } from '#design-system/styles';

export const list = siteStyle({
  display: 'grid',
  columnGap: vars.space.gutter,
  borderTop: hairline,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const entry = siteStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  paddingBlock: vars.space.m,
  borderBottom: hairline,
  breakInside: 'avoid',
});

/** The link covers the whole entry, so that the whole entry can be pressed. */
export const link = siteStyle({
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  // Makes the link at least 24 px high (WCAG 2.5.8) without a change of the layout.
  paddingBlock: fineSpace.hair,
  marginBlock: `calc(-1 * ${fineSpace.hair})`,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: vars.layer.content },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
});

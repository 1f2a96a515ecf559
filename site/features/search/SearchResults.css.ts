import { fineSpace, hairline, siteStyle, vars } from '#design-system/styles';

export const list = siteStyle({ borderTop: hairline, textAlign: 'start' });

export const entry = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  alignItems: 'baseline',
  paddingBlock: vars.space.s,
  borderBottom: hairline,
});

/** The link covers the whole entry, so that the whole entry can be pressed. */
export const link = siteStyle({
  color: vars.color.text.body,
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

export const kind = siteStyle({ color: vars.color.accent.text, fontSize: vars.size.caption });

/** Excerpt of at most two lines, so that a long answer leaves space for the next result. */
export const excerpt = siteStyle({
  gridColumn: '1 / -1',
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

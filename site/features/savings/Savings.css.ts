import { from, siteStyle, vars } from '#design-system/styles';

export const figure = siteStyle({
  marginInlineEnd: vars.space.xs,
  color: vars.color.accent.text,
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: 1,
  letterSpacing: vars.tracking.figure,
});

export const rows = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: `${vars.space.xs} ${vars.space.l}`,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
});

export const bar = siteStyle({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.content,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.xs}`,
  maxHeight: '60vh',
  overflowY: 'auto',
  // Beside the button of the chat.
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.s,
  borderTop: `1.5px solid ${vars.color.accent.fill}`,
  background: vars.color.surface.page,
  '@media': { [from('tablet')]: { columnGap: vars.space.xl }, print: { display: 'none' } },
});

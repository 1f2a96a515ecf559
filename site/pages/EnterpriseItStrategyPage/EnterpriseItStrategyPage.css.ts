import { from, siteStyle, vars } from '#design-system/styles';

export const occasions = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Along a broken line, as the work of today is drawn everywhere. */
export const occasion = siteStyle({
  paddingInlineStart: vars.space.l,
  borderInlineStart: `2px dashed ${vars.color.line.control}`,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.normal,
  textWrap: 'balance',
});

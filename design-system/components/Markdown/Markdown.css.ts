import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { fineSpace } from '../../theme/spacing.ts';

const spaceAbove = (space: string) => ({ selectors: { '* + &': { marginTop: space } } });

export const root = componentStyle({ minWidth: 0, overflowWrap: 'anywhere', unicodeBidi: 'isolate' });
export const plain = componentStyle({ whiteSpace: 'pre-wrap' });
export const block = componentStyle(spaceAbove(vars.space.s));
export const heading = componentStyle({
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h4,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  ...spaceAbove(vars.space.m),
});
export const list = componentStyle({
  paddingInlineStart: '1.3em',
  selectors: {
    '* + &': { marginTop: vars.space.xs },
    'ul&': { listStyle: 'disc' },
    'ol&': { listStyle: 'decimal' },
  },
});
export const item = componentStyle({
  paddingInlineStart: fineSpace.hair,
  selectors: { '&::marker': { color: vars.color.accent.text }, '* + &': { marginTop: vars.space.xxs } },
});
export const quote = componentStyle({
  paddingInlineStart: vars.space.m,
  borderInlineStart: `2px solid ${vars.color.accent.fill}`,
  color: vars.color.text.muted,
  ...spaceAbove(vars.space.s),
});
export const code = componentStyle({
  padding: `0 ${vars.space.xxs}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.text.body,
  fontFamily: vars.font.code,
  fontSize: '0.92em',
  selectors: { 'pre > &': { padding: 0, background: 'none' } },
});
export const pre = componentStyle({
  padding: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  color: vars.color.text.body,
  lineHeight: vars.leading.normal,
  whiteSpace: 'pre-wrap',
  ...spaceAbove(vars.space.s),
});
export const rule = componentStyle({
  border: 0,
  borderTop: hairline,
  ...spaceAbove(vars.space.m),
});
export const tableFrame = componentStyle(spaceAbove(vars.space.s));
export const table = componentStyle({ borderCollapse: 'collapse', width: '100%', fontSize: '0.94em' });
export const cell = componentStyle({
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderBottom: hairline,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, 'th&': { fontWeight: vars.weight.medium } },
});
export const image = componentStyle({ maxHeight: '50vh', borderRadius: vars.radius.control });
/** Real destination of a link, beside its text. */
export const host = componentStyle({ color: vars.color.text.muted, fontSize: '0.88em' });

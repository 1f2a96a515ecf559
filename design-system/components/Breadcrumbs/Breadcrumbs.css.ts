import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { below } from '../../theme/tokens/breakpoints.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

export const step = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { flex: '1 1 6rem' } },
});

/** Padding makes the link large enough for a finger. The text alone is lower. */
export const link = componentStyle({
  paddingBlock: vars.space.xs,
  '@media': { '(pointer: coarse)': { paddingBlock: vars.space.s } },
});

/** On telephones a long label of the current page is cut at the end of the row. The heading below shows it in full. */
export const current = componentStyle({
  color: vars.color.text.body,
  '@media': { [below('tablet')]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

export const separator = componentStyle({ flexShrink: 0, color: vars.color.accent.text });

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

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
});

/** Finger-sized, although the line of text is not. */
export const link = componentStyle({
  paddingBlock: vars.space.xs,
  '@media': { '(pointer: coarse)': { paddingBlock: vars.space.s } },
});

export const here = componentStyle({ color: vars.color.text.body });

export const slash = componentStyle({ flexShrink: 0, color: vars.color.accent.text });

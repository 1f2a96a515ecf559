import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';

export const state = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: `${vars.space.xl} 0`,
  borderBlock: hairline,
});

export const illustration = componentStyle({ maxWidth: '100%', color: vars.color.accent.text });

export const text = componentStyle({ maxWidth: vars.width.text, color: vars.color.text.muted });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingTop: vars.space.s,
});

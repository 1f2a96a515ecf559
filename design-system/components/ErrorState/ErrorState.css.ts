import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const state = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: vars.space.l,
  borderInlineStart: `3px solid ${vars.color.error.text}`,
  background: vars.color.error.surface,
  color: vars.color.text.body,
});

export const title = componentStyle({ display: 'flex', gap: vars.space.s, color: vars.color.error.text });

export const text = componentStyle({ maxWidth: vars.width.text });

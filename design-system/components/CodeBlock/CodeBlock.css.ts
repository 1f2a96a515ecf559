import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const block = componentStyle({
  minWidth: 0,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.line.hairline}`,
  background: vars.color.surface.sunken,
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minHeight: vars.control.target,
  paddingInlineStart: vars.space.m,
  borderBottom: `1px solid ${vars.color.line.hairline}`,
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
});

export const code = componentStyle({
  padding: vars.space.m,
  color: vars.color.text.body,
  fontFamily: vars.font.code,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.loose,
  tabSize: 2,
});

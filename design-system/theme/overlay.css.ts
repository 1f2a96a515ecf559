import { componentStyle } from './componentStyle.ts';
import { vars } from './contract.css.ts';
import { hairline } from './hairline.ts';

/** Background and frame of an overlay beside the control that opened it. */
export const overlay = componentStyle({
  zIndex: vars.layer.toast,
  maxWidth: `calc(100vw - 2 * ${vars.space.m})`,
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.dropdown,
  color: vars.color.text.body,
  overflowWrap: 'anywhere',
});

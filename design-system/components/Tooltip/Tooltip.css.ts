import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const tooltip = componentStyle({
  zIndex: vars.layer.toast,
  maxWidth: '18rem',
  padding: `${fineSpace.tight} ${fineSpace.snug}`,
  // The border stays visible in forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.surface.inverse,
  color: vars.color.text.onInverse,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
  overflowWrap: 'anywhere',
});

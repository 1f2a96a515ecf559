import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const textArea = componentStyle({ display: 'block', resize: 'vertical' });

export const count = componentStyle({
  paddingTop: fineSpace.tight,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
});

export const over = componentStyle({ color: vars.color.error.text, fontWeight: vars.weight.label });

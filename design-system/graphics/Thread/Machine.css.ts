import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const name = componentStyle({
  color: vars.color.text.body,
  fill: 'currentColor',
  fontWeight: vars.weight.medium,
  textAnchor: 'middle',
});

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({ position: 'relative', display: 'flex' });

export const select = componentStyle({
  appearance: 'none',
  paddingInlineEnd: vars.control.target,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const arrow = componentStyle({
  position: 'absolute',
  insetInlineEnd: '14px',
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
});

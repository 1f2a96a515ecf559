import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

export const ring = componentStyle({
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  border: `2px solid ${vars.color.line.hairline}`,
  borderBlockStartColor: vars.color.accent.fill,
  borderRadius: vars.radius.pill,
  animation: `${turn} 900ms linear infinite`,
  '@media': {
    '(forced-colors: active)': { borderColor: 'GrayText', borderBlockStartColor: 'Highlight' },
  },
});

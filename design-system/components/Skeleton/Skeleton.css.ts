import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const skeleton = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
});

export const line = componentStyle({
  display: 'block',
  width: '100%',
  height: '9px',
  borderRadius: '2px',
  background: vars.color.surface.sunken,
  selectors: {
    '&:nth-child(3n+2)': { width: '88%' },
    '&:last-child:not(:first-child)': { width: '62%' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});

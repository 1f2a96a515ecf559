import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: '1.25rem',
  alignItems: 'center',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '2px',
      top: 'calc(50% - 1px)',
      borderTop: `2px solid ${vars.color.accent.fill}`,
    },
  },
});

export const step = componentStyle({ position: 'relative', display: 'flex' });

export const dot = recipe({
  base: componentStyle({ width: '14px', height: '14px', overflow: 'visible', strokeWidth: 2 }),
  variants: {
    state: {
      done: componentStyle({ fill: vars.color.done, stroke: vars.color.done }),
      current: componentStyle({ fill: vars.color.accent.fill, stroke: vars.color.accent.fill }),
      todo: componentStyle({ fill: vars.color.surface.page, stroke: vars.color.accent.fill }),
    },
  },
});

export const tick = componentStyle({ fill: 'none', stroke: vars.color.surface.page, strokeWidth: 1.6 });

import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { pressable } from '../../theme/pressable.css.ts';

const square = (side: string) => componentStyle({ width: side, height: side });

export const iconButton = recipe({
  base: [
    pressable,
    componentStyle({
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      padding: 0,
      border: '1.5px solid transparent',
      borderRadius: vars.radius.control,
      background: 'transparent',
      color: 'inherit',
      fontSize: vars.size.control,
      cursor: 'pointer',
      selectors: {
        '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
        '&[aria-pressed="true"]': { background: vars.color.surface.sunken },
      },
      '@media': {
        '(forced-colors: active)': {
          borderColor: 'currentColor',
          selectors: { '&:disabled': { color: 'GrayText', opacity: 1 } },
        },
      },
    }),
  ],
  variants: {
    variant: {
      plain: componentStyle({
        selectors: { '&:hover:not(:disabled)': { background: vars.color.surface.sunken } },
      }),
      outline: componentStyle({ borderColor: vars.color.line.control }),
      filled: componentStyle({ background: vars.color.accent.fill, color: vars.color.accent.onFill }),
    },
    size: { medium: square(vars.control.target), small: square('2.25rem') },
  },
});

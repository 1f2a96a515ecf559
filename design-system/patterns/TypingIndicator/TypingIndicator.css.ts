import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { fineSpace } from '../../theme/spacing.ts';

const rise = keyframes({
  '0%, 60%, 100%': { transform: 'translateY(0)' },
  '30%': { transform: 'translateY(-4px)' },
});

/** While it is empty it takes no space, and there is no gap beside it. */
export const indicator = componentStyle({ selectors: { '&:empty': { position: 'absolute' } } });

export const bubble = componentStyle({
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  minHeight: '2.5rem',
  padding: `${fineSpace.snug} ${fineSpace.wide}`,
  border: hairline,
  borderRadius: vars.radius.panel,
  background: vars.color.surface.page,
});

export const dots = componentStyle({ display: 'inline-flex', gap: fineSpace.tight });

export const dot = componentStyle({
  width: '7px',
  height: '7px',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.fill,
  animation: `${rise} 1.2s ${vars.easing.standard} infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '160ms' },
    '&:nth-child(3)': { animationDelay: '320ms' },
    '[data-motion="off"] &': { animation: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { background: 'CanvasText' },
  },
});

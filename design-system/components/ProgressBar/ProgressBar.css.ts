import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

const slide = keyframes({ from: { backgroundPositionX: '150%' }, to: { backgroundPositionX: '-50%' } });

export const frame = componentStyle({ display: 'grid', gap: vars.space.xs, minWidth: 0 });

export const text = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  fontSize: vars.size.small,
  fontWeight: vars.weight.label,
  lineHeight: vars.leading.normal,
});

export const value = componentStyle({
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

const fill = {
  borderRadius: vars.radius.pill,
  background: vars.color.accent.fill,
};
/** Background of a bar without a value: a part in the accent colour, which moves along the bar. */
const movingPart = `linear-gradient(90deg, transparent 35%, ${vars.color.accent.fill} 35% 65%, transparent 65%)`;
const still = { animation: 'none', backgroundPositionX: '50%' };

export const bar = componentStyle({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '0.5rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface.sunken,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&:indeterminate': {
      backgroundImage: movingPart,
      backgroundSize: '200% 100%',
      animation: `${slide} 1.6s linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    '[dir="rtl"] &:indeterminate': { animationDirection: 'reverse' },
    '[data-motion="off"] &:indeterminate': still,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:indeterminate': still } },
    '(forced-colors: active)': {
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&::-moz-progress-bar': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:indeterminate': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

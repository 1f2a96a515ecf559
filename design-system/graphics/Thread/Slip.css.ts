import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

const ink = {
  color: vars.color.text.body,
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

export const paper = componentStyle({
  ...ink,
  fill: vars.color.surface.raised,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});

export const fold = componentStyle({ ...ink, fill: 'none' });

/** Handset of a telephone, on the slip of a call. */
export const handset = componentStyle({ color: vars.color.accent.text, fill: 'currentColor' });

export const text = componentStyle({
  color: vars.color.text.body,
  fill: 'currentColor',
  fontWeight: vars.weight.regular,
  textAnchor: 'middle',
});

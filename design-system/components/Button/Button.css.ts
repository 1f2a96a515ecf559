import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { pressable } from '../../theme/pressable.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

// The variants set these variables, and the base style uses them. `inset` is the horizontal padding.
const fill = createVar();
const ink = createVar();
const edge = createVar();
const inset = createVar();

const colours = (values: { fill: string; ink: string; edge: string }) => ({
  vars: { [fill]: values.fill, [ink]: values.ink, [edge]: values.edge },
});
const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });
const disabledSelector = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])';

export const button = recipe({
  base: [
    pressable,
    componentStyle({
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: fineSpace.snug,
      flexShrink: 0,
      maxWidth: '100%',
      overflow: 'hidden',
      border: `1.5px solid ${edge}`,
      borderRadius: vars.radius.control,
      background: fill,
      color: ink,
      fontWeight: vars.weight.medium,
      lineHeight: vars.leading.snug,
      textAlign: 'center',
      textDecoration: 'none',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      selectors: {
        [disabledSelector]: { cursor: 'not-allowed', opacity: 0.5 },
        '&[aria-busy="true"]': { cursor: 'progress' },
      },
      '@media': {
        '(forced-colors: active)': {
          borderColor: 'currentColor',
          selectors: { [disabledSelector]: { color: 'GrayText', opacity: 1 } },
        },
      },
    }),
  ],
  variants: {
    variant: {
      primary: componentStyle(
        colours({ fill: vars.color.accent.fill, ink: vars.color.accent.onFill, edge: 'transparent' }),
      ),
      secondary: componentStyle(
        colours({ fill: vars.color.surface.inverse, ink: vars.color.text.onInverse, edge: 'transparent' }),
      ),
      outline: componentStyle(
        colours({ fill: 'transparent', ink: vars.color.text.body, edge: vars.color.text.body }),
      ),
      text: componentStyle({
        ...colours({ fill: 'transparent', ink: vars.color.accent.text, edge: 'transparent' }),
        textAlign: 'start',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.25em',
        selectors: {
          // Removes the border, because forced colours would show it. `&&` overrides the `inset` of the size.
          '&&': { vars: { [inset]: '0px' }, border: 0 },
          '&:hover': { textDecorationThickness: '2px' },
        },
      }),
    },
    size: {
      medium: componentStyle({
        minHeight: vars.control.medium,
        vars: { [inset]: vars.space.l },
        padding: `${fineSpace.snug} ${inset}`,
        fontSize: vars.size.control,
      }),
      small: componentStyle({
        minHeight: vars.control.small,
        vars: { [inset]: vars.space.m },
        padding: `${fineSpace.tight} ${inset}`,
        fontSize: vars.size.small,
        '@media': { '(pointer: coarse)': { minHeight: vars.control.target } },
      }),
    },
  },
  defaultVariants: { variant: 'primary', size: 'medium' },
});

export const icon = componentStyle({ display: 'inline-flex', flexShrink: 0 });

/**
 * A short line that moves below the label while the button is busy. With motion off it stands still and is as wide as
 * the button.
 */
export const busyLine = componentStyle({
  position: 'absolute',
  insetInline: inset,
  bottom: '6px',
  height: '2px',
  overflow: 'hidden',
  selectors: {
    '[dir="rtl"] &': { direction: 'ltr', transform: 'scaleX(-1)' },
    '&::after': {
      content: '""',
      display: 'block',
      width: '40%',
      height: '100%',
      background: 'currentColor',
      animation: `${slide} 1.2s linear infinite`,
    },
    '[data-motion="off"] &::after': { width: '100%', animation: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::after': { width: '100%', animation: 'none' } } },
  },
});

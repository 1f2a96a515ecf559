import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  containerType: 'inline-size',
});

/** Too narrow for its names beside each other: text of double size on a phone. */
const narrow = '(max-width: 13em)';

/** A dot with its name below, and the line to the next one. */
export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  flex: '1 1 0',
  gap: vars.space.xs,
  alignContent: 'start',
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  selectors: {
    '&[aria-current]': { color: vars.color.text.body, fontWeight: vars.weight.medium },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInline: `14px calc(-1 * ${vars.space.xs})`,
      top: '6px',
      borderTop: `2px solid ${vars.color.accent.fill}`,
    },
    // A quieter line joins the steps still to do.
    '&[aria-current]::after, [aria-current] ~ &::after': { borderColor: vars.color.line.control },
    // The row ends with the last dot, whose name is right-aligned below it, so that the dots are evenly spaced.
    '&:not(:last-child)': { paddingInlineEnd: '1.5em' },
    '&:last-child': {
      flex: '0 0 14px',
      minWidth: 0,
      gridTemplateColumns: '14px',
      justifyItems: 'end',
      whiteSpace: 'nowrap',
    },
  },
  // One below the other, each name beside its dot.
  '@container': {
    [narrow]: {
      selectors: {
        '&:is(:first-child, :not(:first-child))': {
          display: 'flex',
          flex: '1 0 100%',
          alignItems: 'center',
          paddingInlineEnd: 0,
          whiteSpace: 'normal',
        },
        '&:not(:last-child)::after': { content: 'none' },
      },
    },
  },
});

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

import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  containerType: 'inline-size',
});

/** Widths that are too narrow for the names side by side, for example with text at 200 % on a telephone. */
const narrow = '(max-width: 13em)';

/** A step: a dot with the name below it, and the line to the next dot. */
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
    // A paler line connects the steps that are still to do.
    '&[aria-current]::after, [aria-current] ~ &::after': { borderColor: vars.color.line.control },
    // The last name ends where the last dot ends, so that the distances between dots are equal.
    '&:not(:last-child)': { paddingInlineEnd: '1.5em' },
    '&:last-child': {
      flex: '0 0 14px',
      minWidth: 0,
      gridTemplateColumns: '14px',
      justifyItems: 'end',
      whiteSpace: 'nowrap',
    },
  },
  // The steps are below each other, each with its name beside its dot.
  '@container': {
    [narrow]: {
      selectors: {
        // Matches each step. The pseudo-class gives the rule the specificity of the rules above.
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

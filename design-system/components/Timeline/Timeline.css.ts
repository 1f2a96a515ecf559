import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { lineWithDots } from '../../theme/lineWithDots.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

const marks = lineWithDots('0.7em');
const wide = (rule: object) => ({ '@media': { [from('desktop')]: rule } });

export const timeline = componentStyle({
  display: 'grid',
  ...wide({ gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
});

// Each milestone draws its part of the line, from its dot to the next dot.
export const milestone = componentStyle({
  ...marks,
  position: 'relative',
  paddingInlineStart: vars.space.xl,
  paddingBlockEnd: vars.space.xl,
  '@media': {
    ...marks['@media'],
    [from('desktop')]: {
      paddingBlock: `${vars.space.xl} 0`,
      paddingInline: `0 ${vars.space.l}`,
      selectors: {
        '&::before': {
          insetInline: 0,
          top: '5.5px',
          bottom: 'auto',
          borderInlineStart: 0,
          borderTop: `2px solid ${vars.color.accent.fill}`,
        },
        '&::after': { top: 0 },
        // The line continues in grey after the last milestone.
        '&:last-child::before': { content: '""', borderColor: vars.color.line.hairline },
      },
    },
  },
});

export const label = componentStyle({
  color: vars.color.accent.text,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h3,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});

export const title = componentStyle({ paddingTop: vars.space.xxs });

export const text = componentStyle({
  maxWidth: vars.width.text,
  paddingTop: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.size.control,
  lineHeight: vars.leading.normal,
});

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

const dot = '13px';
const wide = (rule: object) => ({ '@media': { [from('desktop')]: rule } });

export const timeline = componentStyle({
  display: 'grid',
  ...wide({ gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
});

// Each milestone draws its own part of the line, from its dot to the next one.
export const milestone = componentStyle({
  position: 'relative',
  paddingInlineStart: vars.space.xl,
  paddingBottom: vars.space.xl,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '5.5px',
      top: '0.7em',
      bottom: '-0.7em',
      borderInlineStart: `2px solid ${vars.color.accent.fill}`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: `calc(0.7em - ${dot} / 2)`,
      width: dot,
      height: dot,
      border: `2px solid ${vars.color.accent.fill}`,
      borderRadius: vars.radius.pill,
      background: vars.color.surface.page,
    },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::before': { content: 'none' },
    '&:last-child::after': { borderColor: vars.color.done, background: vars.color.done },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:last-child::after': { background: 'CanvasText' } } },
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
        // On to the margin.
        '&:last-child::before': { content: '""', borderColor: vars.color.line.hairline },
      },
    },
  },
});

export const year = componentStyle({
  color: vars.color.accent.text,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h3,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});

export const title = componentStyle({ paddingTop: vars.space.xxs });

export const words = componentStyle({
  maxWidth: vars.width.text,
  paddingTop: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.size.control,
  lineHeight: vars.leading.normal,
});

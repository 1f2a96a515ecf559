import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { fineSpace } from '../../theme/spacing.ts';

const gutter = createVar();

/**
 * On paper a short item is never divided between two pages. A long item may be divided, because otherwise half a page
 * could stay empty.
 */
const onPaper = {
  short: {
    true: componentStyle({ '@media': { print: { breakInside: 'avoid' } } }),
    false: {},
  },
};

export const opportunities = componentStyle({
  counterReset: 'opportunity',
  borderTop: hairline,
});

export const opportunity = recipe({
  base: componentStyle({
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    counterIncrement: 'opportunity',
    paddingBlock: vars.space.m,
    borderBottom: hairline,
    selectors: {
      '&::before': {
        content: 'counter(opportunity)',
        color: vars.color.accent.text,
        fontVariationSettings: vars.fontVariation.heading,
        fontSize: vars.size.h4,
        fontVariantNumeric: 'tabular-nums',
        lineHeight: vars.leading.snug,
      },
    },
  }),
  variants: onPaper,
});

/** A vertical copper line beside the solutions, with a dot for each solution. */
export const solutions = componentStyle({ vars: { [gutter]: '2.25rem' }, paddingTop: vars.space.s });

export const solution = recipe({
  base: componentStyle({
    position: 'relative',
    paddingInlineStart: gutter,
    paddingBottom: vars.space.xl,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '0.6em 0',
        insetInlineStart: '6px',
        borderInlineStart: `2px solid ${vars.color.accent.fill}`,
      },
      // Draws a border, because browsers do not print backgrounds.
      '&::after': {
        content: '""',
        position: 'absolute',
        top: '0.25em',
        insetInlineStart: 0,
        border: `7px solid ${vars.color.done}`,
        borderRadius: vars.radius.pill,
      },
      '&:last-child': { paddingBottom: 0 },
      '&:last-child::before': { display: 'none' },
    },
    '@media': { print: { paddingBottom: vars.space.l } },
  }),
  variants: onPaper,
});

export const sort = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  paddingBottom: vars.space.m,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const itemHead = componentStyle({
  '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } },
});

export const tags = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fineSpace.tight} ${vars.space.s}`,
  paddingTop: vars.space.xs,
});

export const roi = componentStyle({
  color: vars.color.done,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const usual = componentStyle({
  paddingTop: fineSpace.tight,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

export const description = componentStyle({
  maxWidth: vars.width.text,
  paddingTop: vars.space.xs,
  whiteSpace: 'pre-line',
  unicodeBidi: 'isolate',
});

/** Correction of the description above. */
export const note = componentStyle({
  maxWidth: vars.width.text,
  marginTop: vars.space.s,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `3px solid ${vars.color.error.text}`,
  fontSize: vars.size.small,
});

export const noteIcon = componentStyle({ color: vars.color.error.text });

export const details = componentStyle({
  display: 'grid',
  marginTop: vars.space.m,
  borderTop: hairline,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
  fontVariantNumeric: 'tabular-nums',
});

/** The term is beside its text if there is space, otherwise above it. */
export const detail = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: `${fineSpace.hair} ${vars.space.m}`,
  paddingBlock: vars.space.xs,
  borderBottom: hairline,
  '@media': {
    '(min-width: 40rem)': { gridTemplateColumns: '8rem minmax(0, 1fr)' },
    print: { gridTemplateColumns: '8rem minmax(0, 1fr)', breakInside: 'avoid' },
  },
});

export const detailTerm = componentStyle({ color: vars.color.text.muted });

export const detailText = componentStyle({ minWidth: 0, whiteSpace: 'pre-line' });

export const detailLink = componentStyle({ display: 'block' });

export const actions = componentStyle({ paddingTop: vars.space.s });

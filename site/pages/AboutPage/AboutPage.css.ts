import { from, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

const dot = '13px';

export const statements = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A lane from the first year down to the last, where the line has arrived. */
export const milestones = siteStyle({ display: 'grid' });

export const milestone = siteStyle({
  position: 'relative',
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  paddingInlineStart: vars.space.xxl,
  paddingBlockEnd: vars.space.xxl,
  breakInside: 'avoid',
  '@media': { [from('tablet')]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '5.5px',
      insetBlock: `calc(${vars.size.figure} / 2) calc(${vars.size.figure} / -2)`,
      borderInlineStart: `2px solid ${vars.color.accent.fill}`,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: `calc((${vars.size.figure} - ${dot}) / 2)`,
      width: dot,
      height: dot,
      border: `2px solid ${vars.color.accent.fill}`,
      borderRadius: vars.radius.pill,
      background: vars.color.surface.page,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { content: 'none' },
    '&:last-child::after': { borderColor: vars.color.done, background: vars.color.done },
  },
});

export const year = siteStyle({
  color: vars.color.accent.text,
  fontSize: vars.size.figure,
  fontWeight: vars.weight.light,
  fontVariantNumeric: 'tabular-nums',
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: 1,
  letterSpacing: vars.tracking.figure,
});

export const change = siteStyle({ display: 'grid', gap: vars.space.xxs });

/** What is promised, and what that means. */
export const value = siteStyle({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.gutter}`,
  alignItems: 'baseline',
  paddingBlock: vars.space.xl,
  borderTop: hairline,
  breakInside: 'avoid',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const quote = siteStyle({
  fontSize: `calc(1.2 * ${vars.size.h3})`,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.normal,
  letterSpacing: vars.tracking.heading,
});

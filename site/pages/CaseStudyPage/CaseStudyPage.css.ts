import { siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';

/** Lighter than the case above it. */
export const next = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&::before': { content: '""', width: '100%', borderTop: hairline, marginBottom: vars.space.m },
  },
});

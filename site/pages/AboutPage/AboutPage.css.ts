import { globalStyle } from '@vanilla-extract/css';

import { below, from, lane, layers, siteStyle, vars } from '#design-system/styles';
import { hairline, largeFigures } from '#site/sections/measures.ts';
import { header } from '#site/sections/PageHeader/PageHeader.css.ts';

/** From year to year on phones. */
const between = vars.space.xl;

const marks = lane(`calc(${vars.size.h3} / 2)`);

export const head = siteStyle({});

// The street below it is part of the head.
globalStyle(`${head} ${header}`, { '@layer': { [layers.site]: { paddingBlockEnd: vars.space.xl } } });

/** Five: as many a row as there is room for. */
export const people = siteStyle({
  display: 'grid',
  '@media': {
    [from('tablet')]: {
      gap: `${vars.space.xl} ${vars.space.gutter}`,
      gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
    },
  },
});

export const person = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  paddingBlockStart: vars.space.m,
  borderTop: hairline,
  breakInside: 'avoid',
  selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space.m } },
  '@media': {
    [from('tablet')]: {
      paddingBlockStart: vars.space.l,
      selectors: { '&:not(:last-child)': { paddingBlockEnd: 0 } },
    },
  },
});

/** The sign beside the name on phones, above it elsewhere. */
export const role = siteStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  '@media': { [from('tablet')]: { display: 'grid', justifyItems: 'start', gap: vars.space.l } },
});

export const sign = siteStyle({
  width: '3rem',
  height: '3rem',
  '@media': { [from('tablet')]: { width: '5rem', height: '5rem' } },
});

export const does = siteStyle({ color: vars.color.text.muted });

export const ask = siteStyle({
  display: 'block',
  marginBlockStart: vars.space.xs,
  color: vars.color.text.body,
});

/** A lane from the first year to the last: down on phones, elsewhere in rows of three. */
export const milestones = siteStyle({
  display: 'grid',
  gap: between,
  '@media': {
    [from('tablet')]: {
      gap: `${vars.space.xxl} ${vars.space.gutter}`,
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
});

export const milestone = siteStyle({
  ...marks,
  position: 'relative',
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  paddingInlineStart: vars.space.xxl,
  breakInside: 'avoid',
  selectors: {
    ...marks.selectors,
    '&::before': {
      ...marks.selectors['&::before'],
      bottom: `calc(-1 * ${vars.size.h3} / 2 - ${between})`,
    },
  },
  '@media': {
    ...marks['@media'],
    [from('tablet')]: {
      paddingBlockStart: vars.space.xl,
      paddingInlineStart: 0,
      selectors: {
        '&::before': {
          insetInline: `0 calc(-1 * ${vars.space.gutter})`,
          top: '5.5px',
          bottom: 'auto',
          borderInlineStart: 0,
          borderTop: `2px solid ${vars.color.accent.fill}`,
        },
        '&:nth-child(3n)::before': { insetInlineEnd: 0 },
        '&::after': { top: 0 },
      },
    },
  },
});

/** Before what changed, also where the title of a post is read first. */
export const year = siteStyle({
  ...largeFigures,
  order: -1,
  color: vars.color.accent.text,
  '@media': { [below('tablet')]: { fontSize: vars.size.h3, fontWeight: vars.weight.medium } },
});

export const change = siteStyle({ display: 'grid', gap: vars.space.xxs });

export const values = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** What is promised, and what that means. */
export const value = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  paddingBlockStart: vars.space.l,
  borderTop: hairline,
  breakInside: 'avoid',
});

export const all = siteStyle({ marginBlockStart: vars.space.xl });

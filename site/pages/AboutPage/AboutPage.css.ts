import { globalStyle } from '@vanilla-extract/css';

import { from, lane, layers, siteStyle, vars } from '#design-system/styles';
import { hairline } from '#site/sections/measures.ts';
import { header } from '#site/sections/PageHeader/PageHeader.css.ts';

/** From year to year in a row. */
const inRow = vars.space.l;

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
      gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
    },
  },
});

/** From the words up to the towers beside them, where these leave the room; with air below its door. */
export const street = siteStyle({
  marginBlockEnd: vars.space.l,
  '@media': { [from('desktop')]: { marginBlockStart: 'calc(-44 / 1400 * 100vw)' } },
});

/** In units of the drawing: at least 11 px in wide windows, and in narrow ones, where it is cropped. */
export const door = siteStyle({
  fontSize: '17px',
  fill: vars.color.text.body,
  stroke: 'none',
  textAnchor: 'middle',
  '@media': { [from('desktop')]: { fontSize: '15px' } },
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
      paddingBlockStart: 0,
      borderTop: 0,
      selectors: { '&:not(:last-child)': { paddingBlockEnd: 0 } },
    },
  },
});

/** Below what this person brings. */
export const role = siteStyle({
  display: 'grid',
  gap: vars.space.m,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
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
      gap: `${vars.space.xl} ${inRow}`,
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
      paddingBlockStart: vars.space.l,
      paddingInlineStart: 0,
      selectors: {
        '&::before': {
          insetInline: `0 calc(-1 * ${inRow})`,
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
  order: -1,
  color: vars.color.accent.text,
  fontSize: vars.size.h3,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
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

/** Breaks, also after its hyphens, only where a line is shorter than it is. */
export const technology = siteStyle({ display: 'inline-block', maxWidth: '100%' });

import { globalStyle } from '@vanilla-extract/css';

import { below, from, hairline, layers, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { header } from '#site/sections/PageHeader/PageHeader.css.ts';

export const head = siteStyle({});

// The drawing of the street is part of the page header, so there is little space between the text and the drawing.
globalStyle(`${head} ${header}`, { '@layer': { [layers.site]: { paddingBlockEnd: vars.space.xl } } });

/** Rows of as many people as fit. Each person is drawn at a table, and the tables of a row touch. */
export const people = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))' },
    [below('desktop')]: { overflowX: 'clip' },
  },
});

/** On wide windows the drawing moves up beside the text by the height of its towers: 44 of its 1,400 by 247 units. */
export const street = siteStyle({
  marginBlockEnd: vars.space.l,
  '@media': { [from('desktop')]: { marginBlockStart: 'clamp(-44px, -44 / 1400 * 100vw, 0px)' } },
});

export const person = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  breakInside: 'avoid',
});

/** Name and job, below the figure. */
export const role = siteStyle({
  display: 'grid',
  gap: vars.space.l,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const job = siteStyle({
  display: 'block',
  color: vars.color.accent.text,
  fontSize: vars.size.small,
});

export const does = siteStyle({ color: vars.color.text.muted });

export const ask = siteStyle({
  display: 'block',
  marginBlockStart: vars.space.xs,
  color: vars.color.text.body,
});

export const allUpdates = siteStyle({ marginBlockStart: vars.space.xl });

export const values = siteStyle({ borderBottom: hairline });

/** One value: its name, its meaning, and a link to check it. */
export const value = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.s,
  alignItems: 'baseline',
  paddingBlock: vars.space.l,
  borderTop: hairline,
  breakInside: 'avoid',
});

export const valueName = siteStyle(columns(1, 5));

export const meaning = siteStyle(columns(5, 10));

export const proof = siteStyle({
  ...columns(10, 13),
  fontWeight: vars.weight.medium,
});

/** List in small type, because readers only look something up in it. */
export const technologies = siteStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.gutter}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

export const groupName = siteStyle({ color: vars.color.text.muted });

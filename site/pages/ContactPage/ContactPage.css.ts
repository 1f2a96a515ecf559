import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { twelveColumns } from '#site/sections/columns.ts';
import { hairline, paperScale } from '#site/sections/measures.ts';

/** The form, then the address and where it is; wide windows have all of it side by side. */
export const page = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xl,
  alignItems: 'start',
  // The title begins as high as on every page.
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl}) calc(${vars.space.section} / 2)`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) 38%' },
    [from('desktop')]: {
      ...twelveColumns['@media'][from('desktop')],
      gridTemplateRows: 'auto auto 1fr',
    },
    print: { paddingBlock: vars.space.m, zoom: paperScale },
  },
});

export const words = siteStyle({
  '@media': {
    [from('tablet')]: { gridColumn: '1 / -1' },
    [from('desktop')]: { gridColumn: '1 / 6' },
  },
});

/** Where the form stands before the address. */
export const direct = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s,
  '@media': { [from('desktop')]: { display: 'none' } },
});

/** A form on paper answers nobody. */
export const writing = siteStyle({
  '@media': {
    [from('tablet')]: { gridColumn: '1 / -1' },
    [from('desktop')]: { gridArea: '1 / 7 / 4 / 13' },
    print: { display: 'none' },
  },
});

export const write = siteStyle({
  // As high as the capitals of the title beside it.
  '@media': { [from('desktop')]: { paddingBlockStart: vars.space.s } },
});

export const details = siteStyle({
  '@media': { [from('desktop')]: { gridArea: '2 / 1 / 3 / 6' } },
});

// Smaller windows have both in the head and beside the call.
globalStyle(`${details} dl > :nth-child(-n + 2)`, {
  '@layer': { [layers.site]: { '@media': { [below('desktop')]: { display: 'none' } } } },
});

/** It ends about where the form does. */
export const map = siteStyle({
  maxWidth: '23rem',
  '@media': {
    [from('desktop')]: { gridArea: '3 / 1 / 4 / 6' },
    print: { maxWidth: '16rem' },
  },
});

export const address = siteStyle({ fontStyle: 'normal' });

export const line = siteStyle({ display: 'block' });

/** Its words begin where the address begins when it stands below it. */
export const copy = siteStyle({ marginInlineStart: `calc(-1 * ${vars.space.xs})` });

/** Paper keeps no card. */
export const onScreen = siteStyle({ '@media': { print: { display: 'none' } } });

/** For those who would rather talk: below the form, which a chosen time is written into. */
export const call = siteStyle({
  display: 'grid',
  gap: vars.space.m,
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.xl,
  borderTop: hairline,
});

/** Two beside each other, the one that may stay empty below them. */
export const fields = siteStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.m}`,
  '@media': { [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wholeRow = siteStyle({ gridColumn: '1 / -1' });

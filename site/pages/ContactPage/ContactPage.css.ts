import { clsx } from 'clsx';

import { below, from, siteStyle, vars } from '#design-system/styles';
import { twelveColumns } from '#site/sections/columns.ts';
import { hairline, paperScale } from '#site/sections/measures.ts';

/** A call, the form, then the address and where it is; wide windows have them in two rows of two. */
export const page = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xxl,
  alignItems: 'start',
  // The title begins as high as on every page.
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl}) calc(${vars.space.section} / 2)`,
  '@media': {
    [from('desktop')]: {
      ...twelveColumns['@media'][from('desktop')],
      gridTemplateRows: 'auto 1fr',
    },
    print: { paddingBlock: vars.space.m, zoom: paperScale },
  },
});

const row = (gridArea: string, rule = {}) =>
  siteStyle({ '@media': { [from('desktop')]: { gridArea, ...rule } } });

export const text = row('1 / 1 / 2 / 7');

/** On phones, where a finger calls. */
export const direct = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  '@media': { [from('tablet')]: { display: 'none' } },
});

/** The same to be read, also on paper, each with its hours. */
export const reach = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.l}`,
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const reachLink = siteStyle({
  fontSize: vars.size.h3,
  fontVariationSettings: vars.fontVariation.heading,
  lineHeight: vars.leading.snug,
});

/** Times and form are useless on paper. */
export const onScreen = siteStyle({ '@media': { print: { display: 'none' } } });

/** Without scripts it has no times. */
export const call = clsx(
  row('2 / 1 / 3 / 7'),
  siteStyle({
    display: 'grid',
    gap: vars.space.m,
    '@media': { 'print, (scripting: none)': { display: 'none' } },
  }),
);

export const write = clsx(
  onScreen,
  // As high as the capitals of the title beside it.
  row('1 / 8 / 3 / 13', { paddingBlockStart: vars.space.s }),
);

/** Start of a hairline. */
const ruled = { paddingBlockStart: vars.space.xl, borderTop: hairline };

export const visit = clsx(siteStyle({ ...ruled, display: 'grid', gap: vars.space.l }), row('3 / 1 / 4 / 7'));

export const map = clsx(
  row('3 / 8 / 4 / 13', ruled),
  siteStyle({ '@media': { print: { maxWidth: '16rem' } } }),
);

/** About as high as the words beside it. */
export const walls = siteStyle({ maxWidth: '26rem' });

export const address = siteStyle({ fontStyle: 'normal' });

export const line = siteStyle({ display: 'block' });

/** Two beside each other, the one that may stay empty below them. */
export const fields = siteStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.m}`,
  '@media': { [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wholeRow = siteStyle({ gridColumn: '1 / -1' });

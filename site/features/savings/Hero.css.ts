import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const hero = siteStyle({
  // The tangle comes in from outside the page.
  overflowX: 'clip',
  paddingBlock: `clamp(${vars.space.s}, 2.5vw, ${vars.space.xxl}) ${vars.space.xxl}`,
});

export const opening = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.l,
  '@media': { ...twelveColumns['@media'], print: { display: 'block' } },
});

export const words = siteStyle(columns(1, 8));

export const line = siteStyle({ '@media': { [from('tablet')]: { display: 'block' } } });

export const lead = siteStyle({
  maxWidth: '52ch',
  marginBlock: `clamp(${vars.space.m}, 2vw, ${vars.space.l})`,
});

/** Buttons, and the sum before them. */
export const actions = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.m}`,
  '@media': { print: { display: 'none' } },
});

/**
 * Interactive part: beside the text, and its lanes end below it; on phones between both. Without scripts
 * nothing would come of an answer.
 */
export const tasks = siteStyle({
  ...columns(8, 13),
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  '@media': {
    ...columns(8, 13)['@media'],
    print: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});

/**
 * As high as what comes once something is chosen, so that nothing moves then. On phones its first
 * line, with the hours, then stays in sight while there are tasks to choose from.
 */
export const outcome = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  placeContent: 'start',
  minHeight: '7.25rem',
  '@media': {
    [from('desktop')]: { minHeight: '9.5rem' },
    [below('tablet')]: {
      minHeight: '10rem',
      selectors: {
        ':has(:checked) > &': {
          position: 'sticky',
          bottom: '-6rem',
          paddingTop: vars.space.xs,
          borderTop: hairline,
          background: vars.color.surface.page,
        },
      },
    },
  },
});

/** On a line of its own, below the status that is still empty. */
export const hint = siteStyle({ flexBasis: '100%' });

/** The names of the lanes begin where the tasks do. The pointer reaches what the tangle crosses. */
export const thread = siteStyle({
  gridColumn: '1 / -1',
  pointerEvents: 'none',
  '@media': {
    [from('tablet')]: {
      // The line above is empty until something is added up.
      marginTop: `calc(-1 * ${vars.space.m})`,
      gridTemplateColumns: 'minmax(0, 1fr) 15rem',
    },
    [from('desktop')]: {
      gridTemplateColumns: `minmax(0, 1fr) calc((100% - 11 * ${vars.space.gutter}) * 5 / 12 + 4 * ${vars.space.gutter} + ${vars.space.m})`,
    },
    print: { display: 'none' },
  },
});

// In a low window all of its ends are in sight; the tangle comes in from outside either way.
globalStyle(`${thread} > svg`, {
  '@layer': {
    [layers.site]: {
      '@media': {
        [`${from('desktop')} and (max-height: 52em)`]: {
          justifySelf: 'end',
          width: 'auto',
          height: '17.5rem',
        },
      },
    },
  },
});

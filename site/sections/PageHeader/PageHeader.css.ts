import { below, from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { paperScale } from '#site/sections/measures.ts';

export const header = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xl,
  alignItems: 'center',
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl}) calc(${vars.space.section} / 2)`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    ...twelveColumns['@media'],
    print: { paddingBlock: vars.space.m, zoom: paperScale },
  },
});

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  justifyItems: 'start',
};

export const words = siteStyle({ ...stack, ...columns(1, 9) });

/** Beside a drawing that takes nearly half. */
export const fewerWords = siteStyle({ ...stack, ...columns(1, 7) });

export const lead = siteStyle({ maxWidth: '52ch', textWrap: 'balance' });

export const actions = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { print: { display: 'none' } },
});

/** Above the words on phones, and only as high as a line of the heading; beside them elsewhere. */
export const art = siteStyle({
  '@media': {
    [below('tablet')]: { order: -1 },
    [from('tablet')]: { gridColumn: 2, gridRow: 1, width: '14rem' },
    [from('desktop')]: { gridColumn: '9 / 13', width: 'auto' },
    print: { display: 'none' },
  },
});

/** A large one belongs to what the page says. */
export const largeArt = siteStyle({
  width: '100%',
  '@media': {
    [from('tablet')]: { width: '20rem' },
    [from('desktop')]: { gridColumn: '8 / 13', width: 'auto' },
    print: { maxWidth: '16rem' },
  },
});

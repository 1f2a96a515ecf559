import { from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { paperScale } from '#site/sections/measures.ts';

export const header = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xl,
  alignItems: 'end',
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl}) calc(${vars.space.section} / 2)`,
  '@media': { ...twelveColumns['@media'], print: { paddingBlock: vars.space.m, zoom: paperScale } },
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

/** On narrow windows a small drawing would only push the words away. */
export const art = siteStyle({
  display: 'none',
  '@media': { [from('desktop')]: { display: 'block', gridColumn: '9 / 13', justifySelf: 'end' } },
});

/** A large one belongs to what the page says. */
export const largeArt = siteStyle({
  width: '100%',
  maxWidth: '30rem',
  '@media': {
    [from('desktop')]: { gridColumn: '8 / 13', maxWidth: 'none', alignSelf: 'center' },
    print: { maxWidth: '16rem' },
  },
});

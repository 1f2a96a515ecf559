import { from, siteStyle, vars } from '#design-system/styles';
import { largeFigures } from '#site/sections/measures.ts';

export const year = siteStyle({
  display: 'grid',
  gap: vars.space.m,
  selectors: { '& + &': { marginBlockStart: vars.space.xxl } },
});

export const numeral = siteStyle({ ...largeFigures, color: vars.color.accent.text });

/** The drawing and the words of the newest post; twice the class, as they replace those of a list. */
export const lead = {
  drawing: siteStyle({
    '@media': {
      [from('tablet')]: { selectors: { '&&': { gridRow: '1 / 4', width: '10rem' } } },
      [from('desktop')]: { selectors: { '&&': { gridColumn: '10 / 13', width: '100%' } } },
    },
  }),
  words: siteStyle({
    '@media': {
      [from('tablet')]: { selectors: { '&&': { gridColumn: 1, gap: vars.space.m } } },
      [from('desktop')]: { selectors: { '&&': { gridColumn: '4 / 10' } } },
    },
  }),
};

import { from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline, paperScale } from '#site/sections/measures.ts';

/** Ways to a person, the form beside them, and where the office is; one below the other where there is less room. */
export const page = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xxl,
  alignItems: 'start',
  // The title begins as high as on every page.
  paddingBlock: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl}) calc(${vars.space.section} / 2)`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) 38%' },
    ...twelveColumns['@media'],
    print: { paddingBlock: vars.space.m, zoom: paperScale },
  },
});

export const words = siteStyle({
  ...columns(1, 6),
  display: 'grid',
  gap: vars.space.l,
});

export const lead = siteStyle({ textWrap: 'balance' });

/** A form on paper answers nobody. */
export const writing = siteStyle({
  '@media': {
    [from('tablet')]: { gridArea: '2 / 1 / 3 / -1' },
    [from('desktop')]: { gridArea: '1 / 7 / 3 / 13' },
    print: { display: 'none' },
  },
});

export const write = siteStyle({
  display: 'grid',
  gap: vars.space.l,
  // As high as the capitals of the title beside it.
  '@media': { [from('desktop')]: { paddingBlockStart: vars.space.s } },
});

export const map = siteStyle({
  '@media': {
    [from('tablet')]: { gridArea: '1 / 2' },
    [from('desktop')]: { gridArea: '2 / 1 / 3 / 6' },
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
  gap: `${vars.space.m} ${vars.space.gutter}`,
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.xl,
  borderTop: hairline,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Two beside each other, the one that may stay empty below them. */
export const fields = siteStyle({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space.m}`,
  '@media': { [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wholeRow = siteStyle({ gridColumn: '1 / -1' });

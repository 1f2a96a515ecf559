import { from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const hero = siteStyle({
  // The tangle comes in from outside the page.
  overflowX: 'clip',
  paddingBlock: `clamp(${vars.space.l}, 2.5vw, ${vars.space.xxl}) ${vars.space.xxl}`,
  '@media': { print: { paddingBlock: vars.space.m } },
});

export const words = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

export const kicker = siteStyle({ marginBottom: vars.space.s });

export const line = siteStyle({ '@media': { [from('tablet')]: { display: 'block' } } });

export const lead = siteStyle({
  maxWidth: '52ch',
  marginBlock: `${vars.space.l} ${vars.space.xl}`,
});

export const actions = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.m}`,
  '@media': { print: { display: 'none' } },
});

const none = { display: 'none' };

/** Without scripts nothing would come of an answer. */
export const tasks = siteStyle({
  ...twelveColumns,
  // Above the drawing, which begins behind its last line.
  position: 'relative',
  width: '100%',
  rowGap: vars.space.m,
  marginTop: vars.space.xl,
  paddingTop: vars.space.l,
  borderTop: hairline,
  '@media': { ...twelveColumns['@media'], print: none, '(scripting: none)': none },
});

export const chips = siteStyle(columns(1, 10));

// As high as what comes once something is chosen, so that nothing moves then.
export const hours = siteStyle({
  display: 'grid',
  gap: vars.space.s,
  alignContent: 'start',
  justifyItems: 'start',
  minHeight: `calc(${vars.size.display} + 3.5rem)`,
  '@media': { [from('desktop')]: { gridArea: '1 / 10 / 3 / 13' } },
});

export const sums = siteStyle({ ...columns(1, 10), minHeight: vars.control.target });

/** The names of the lanes begin where the hours do. */
export const thread = siteStyle({
  width: '100%',
  '@media': {
    [from('tablet')]: {
      // The line above has room for what is added up.
      marginTop: `calc(-1 * ${vars.space.l})`,
      gridTemplateColumns: `minmax(0, 1fr) max(15rem, calc((100% - 11 * ${vars.space.gutter}) / 4 + 2 * ${vars.space.gutter}))`,
    },
    print: none,
  },
});

import { globalStyle } from '@vanilla-extract/css';

import { layers, siteStyle, vars } from '#design-system/styles';
import { dot, tiniest, tiny, wholeWords, wide, widest } from './roadmapMeasures.ts';
import { arrivals, began, ends, joins } from './roadmapPaths.ts';

/** From a line to a name that does not touch a dot on it. */
const clearOfDot = `calc(${dot} + ${vars.space.xxs})`;

const group = () => siteStyle({ display: 'contents' });

/** Of the systems of today: where their lines begin. */
export const systems = group();
/** The same, where their lines have crossed: over the lanes, in one grid, for they come in their order. */
export const again = siteStyle({
  display: 'none',
  gridRow: '2 / -1',
  gridColumn: '2 / -1',
  gridAutoRows: '1fr',
  paddingInlineStart: vars.space.xs,
  // The middle of a row is its lane.
  translate: '0 calc(-100% / 18)',
  color: vars.color.text.muted,
  '@container': { [widest]: { display: 'grid' } },
});
/** Names of systems that are switched off: beside their rings. */
export const off = group();
/** Names of merged systems: beside their dot. */
export const merged = group();
/** Names of systems that stay: over the ends of their lines. */
export const results = group();

export const name = siteStyle({
  position: 'relative',
  alignSelf: 'end',
  justifySelf: 'start',
  marginBottom: vars.space.xxs,
  // Lines of years pass behind it.
  background: vars.color.surface.page,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  '@container': { [wide.room]: { fontSize: vars.size.small } },
});

globalStyle(`${again} > ${name}`, {
  '@layer': { [layers.site]: { '@container': { [widest]: { fontSize: vars.size.caption } } } },
});

/** The saving, above the cost. */
export const callout = siteStyle({ display: 'grid', justifyItems: 'start', columnGap: vars.space.s });

export const when = siteStyle({ color: vars.color.text.muted });

const rule = (
  names: string,
  index: number,
  narrow: object,
  inWide: object = {},
  inTiny: object = {},
  inFull: object = {},
) =>
  globalStyle(`${names} > :nth-child(${index + 1})`, {
    '@layer': {
      [layers.site]: {
        ...narrow,
        '@container': { [tiny.room]: inTiny, [wide.room]: inWide, [wholeWords]: inFull },
      },
    },
  });

/** The line of the grid on which a lane runs: two rows a lane, after that of the marks. */
const lineOf = (lane: number) => 2 * lane + 3;
const over = (lane: number) => `${lineOf(lane) - 2} / ${lineOf(lane)}`;
const under = (lane: number) => `${lineOf(lane)} / ${lineOf(lane) + 2}`;
const at = (lane: number) => `${lineOf(lane) - 1} / ${lineOf(lane) + 1}`;

for (const [lane, start] of began.entries())
  rule(
    systems,
    lane,
    { gridRow: over(lane), gridColumn: '1 / 3' },
    { gridRow: at(start), gridColumn: 1, alignSelf: 'center', marginBottom: 0 },
    { gridColumn: '1 / -1', marginBottom: clearOfDot },
  );

/** Below its line, from edge to edge: where text is so large that nothing stands beside a ring. */
const underItsLine = (lane: number) => ({
  gridRow: under(lane),
  gridColumn: '1 / -1',
  justifySelf: 'end',
  alignSelf: 'start',
  marginBlock: `calc(${dot} + ${vars.space.xxs}) 0`,
  marginInline: 0,
  justifyItems: 'end',
  textAlign: 'end',
});

for (const [index, { lane, at: when }] of ends.entries()) {
  // Its last line at the height of its ring: there is more space above than below, where results have their names.
  const beside = {
    gridRow: over(lane),
    gridColumn: '2 / -1',
    marginBottom: `calc(-0.5em * ${vars.leading.snug})`,
    marginInlineStart: `calc(${when} * (100% - ${dot}) + ${dot} + ${vars.space.xs})`,
  };
  // The last has little space after its ring: it ends below it at the edge; wide, in one line over it.
  const below = { ...underItsLine(lane), width: 'max-content' };
  const above = {
    gridAutoFlow: 'column',
    width: 'auto',
    gridRow: over(lane),
    gridColumn: '2 / -1',
    alignSelf: 'end',
    marginBlock: `0 ${vars.space.xs}`,
    marginInlineEnd: `calc(${1 - when} * (100% - ${dot}))`,
  };
  const besideInFull = {
    ...beside,
    gridAutoFlow: 'row',
    justifySelf: 'start',
    justifyItems: 'start',
    marginInlineEnd: 0,
    textAlign: 'start',
  };
  if (when > 0.5) rule(off, index, below, above, { width: 'auto' }, besideInFull);
  else rule(off, index, beside, {}, underItsLine(lane));
}

/** After the dot where two become one. */
const afterJoin = ({ at: when }: (typeof joins)[number]) => ({
  gridColumn: '2 / -1',
  marginInlineStart: `calc(${when} * (100% - ${dot}))`,
});

// Narrow, the name of the result fills the space over the line.
for (const [index, join] of joins.entries())
  rule(
    merged,
    index,
    { ...afterJoin(join), gridRow: under(join.lane), alignSelf: 'start', marginTop: clearOfDot },
    { gridRow: over(join.lane), alignSelf: 'end', marginTop: 0, marginBottom: clearOfDot },
  );

// With the largest text, all names get the space of the first.
globalStyle(`${merged} > ${name}`, {
  '@layer': {
    [layers.site]: {
      '@container': { [tiniest]: { marginInlineStart: afterJoin(joins[0]).marginInlineStart } },
    },
  },
});

for (const [index, lane] of arrivals.entries()) {
  const join = joins.find((each) => each.lane === lane);
  rule(
    results,
    index,
    {
      gridRow: over(lane),
      gridColumn: '3 / -1',
      justifySelf: 'end',
      marginBottom: clearOfDot,
    },
    {},
    // A system that stays itself has its name at the beginning.
    join ? { ...afterJoin(join), textAlign: 'end' } : { display: 'none' },
  );
}

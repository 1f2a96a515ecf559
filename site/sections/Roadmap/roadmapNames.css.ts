import { globalStyle } from '@vanilla-extract/css';

import { layers, siteStyle, vars } from '#design-system/styles';
import { dot, tiniest, tiny, wholeWords, wide, widest } from './roadmapMeasures.ts';
import { arrivals, ends, joins, startLanes } from './roadmapPaths.ts';

/** Distance from a line to a name, so that the name does not touch a dot on the line. */
const clearOfDot = `calc(${dot} + ${vars.space.xxs})`;

const group = () => siteStyle({ display: 'contents' });

/** Names of today's systems, at the beginnings of their lines. */
export const systems = group();
/** Names of today's systems once more, in the order of the lanes: above each lane, after the lines have crossed. */
export const again = siteStyle({
  display: 'none',
  gridRow: '2 / -1',
  gridColumn: '2 / -1',
  gridAutoRows: '1fr',
  paddingInlineStart: vars.space.xs,
  // Moves the names up by half a row, because the lane runs in the middle of its row.
  translate: '0 calc(-100% / 18)',
  color: vars.color.text.muted,
  '@container': { [widest]: { display: 'grid' } },
});
/** Names of systems that are switched off, beside their rings. */
export const off = group();
/** Names of merged systems, beside their dots. */
export const merged = group();
/** Names of systems that stay, above the ends of their lines. */
export const results = group();

export const name = siteStyle({
  position: 'relative',
  alignSelf: 'end',
  justifySelf: 'start',
  marginBottom: vars.space.xxs,
  // The vertical lines of the years pass behind the name.
  background: vars.color.surface.page,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  '@container': { [wide.container]: { fontSize: vars.size.small } },
});

globalStyle(`${again} > ${name}`, {
  '@layer': { [layers.site]: { '@container': { [widest]: { fontSize: vars.size.caption } } } },
});

/** The saving stands above the cost. */
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
        '@container': { [tiny.container]: inTiny, [wide.container]: inWide, [wholeWords]: inFull },
      },
    },
  });

/** Grid line on which a lane runs. Each lane has two rows, after the row of the marks. */
const lineOf = (lane: number) => 2 * lane + 3;
const over = (lane: number) => `${lineOf(lane) - 2} / ${lineOf(lane)}`;
const under = (lane: number) => `${lineOf(lane)} / ${lineOf(lane) + 2}`;
const rowOf = (lane: number) => `${lineOf(lane) - 1} / ${lineOf(lane) + 1}`;

for (const [lane, start] of startLanes.entries())
  rule(
    systems,
    lane,
    { gridRow: over(lane), gridColumn: '1 / 3' },
    { gridRow: rowOf(start), gridColumn: 1, alignSelf: 'center', marginBottom: 0 },
    { gridColumn: '1 / -1', marginBottom: clearOfDot },
  );

/** Rules for a name below its line, as wide as the drawing. Used if large text leaves no space beside a ring. */
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

for (const [index, { lane, time }] of ends.entries()) {
  // The last text line is at the height of the ring, because results have their names below.
  const beside = {
    gridRow: over(lane),
    gridColumn: '2 / -1',
    marginBottom: `calc(-0.5em * ${vars.leading.snug})`,
    marginInlineStart: `calc(${time} * (100% - ${dot}) + ${dot} + ${vars.space.xs})`,
  };
  // The last ring has little space on its right. Its text stands below it at the edge, or in wide drawings above it
  // in one line.
  const below = { ...underItsLine(lane), width: 'max-content' };
  const above = {
    gridAutoFlow: 'column',
    width: 'auto',
    gridRow: over(lane),
    gridColumn: '2 / -1',
    alignSelf: 'end',
    marginBlock: `0 ${vars.space.xs}`,
    marginInlineEnd: `calc(${1 - time} * (100% - ${dot}))`,
  };
  const besideInFull = {
    ...beside,
    gridAutoFlow: 'row',
    justifySelf: 'start',
    justifyItems: 'start',
    marginInlineEnd: 0,
    textAlign: 'start',
  };
  if (time > 0.5) rule(off, index, below, above, { width: 'auto' }, besideInFull);
  else rule(off, index, beside, {}, underItsLine(lane));
}

/** Rules for a name that begins at the dot of a merger. */
const afterJoin = ({ time }: (typeof joins)[number]) => ({
  gridColumn: '2 / -1',
  marginInlineStart: `calc(${time} * (100% - ${dot}))`,
});

// In narrow drawings the name stands below the line, because the name of the result is above it.
for (const [index, join] of joins.entries())
  rule(
    merged,
    index,
    { ...afterJoin(join), gridRow: under(join.lane), alignSelf: 'start', marginTop: clearOfDot },
    { gridRow: over(join.lane), alignSelf: 'end', marginTop: 0, marginBottom: clearOfDot },
  );

// With the largest text all names begin at the dot of the first merger, because it leaves the most space.
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
    // A system that stays without a merger already has its name at the beginning.
    join ? { ...afterJoin(join), textAlign: 'end' } : { display: 'none' },
  );
}

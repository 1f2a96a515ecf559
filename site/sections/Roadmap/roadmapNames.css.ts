import { globalStyle } from '@vanilla-extract/css';

import { layers, siteStyle, vars } from '#design-system/styles';
import { besideAllRings, dot, tiniest, tiny, wide, widest } from './roadmapMeasures.ts';
import { arrivals, mergers, startLanes, switchOffs } from './roadmapPaths.ts';

/** Distance from a line to a name, so that the name does not touch a dot on the line. */
const gapToDot = `calc(${dot} + ${vars.space.xxs})`;

const group = () => siteStyle({ display: 'contents' });

/** Names of today's systems, at the beginnings of their lines. */
export const systems = group();
/** Names of today's systems once more, in the order of the lanes: above each lane, after the lines have crossed. */
export const systemsAgain = siteStyle({
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
/** Callouts of the systems that are switched off, beside their rings. */
export const switchedOff = group();
/** Prices and owners of the mergers, beside their dots. */
export const mergerCosts = group();
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

globalStyle(`${systemsAgain} > ${name}`, {
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
        '@container': { [tiny.container]: inTiny, [wide.container]: inWide, [besideAllRings]: inFull },
      },
    },
  });

/** Returns the grid line on which a lane runs. Each lane has two rows, after the row with the names of the parts. */
const gridLineOf = (lane: number) => 2 * lane + 3;
const rowsAbove = (lane: number) => `${gridLineOf(lane) - 2} / ${gridLineOf(lane)}`;
const rowsBelow = (lane: number) => `${gridLineOf(lane)} / ${gridLineOf(lane) + 2}`;
const rowOf = (lane: number) => `${gridLineOf(lane) - 1} / ${gridLineOf(lane) + 1}`;

for (const [lane, start] of startLanes.entries())
  rule(
    systems,
    lane,
    { gridRow: rowsAbove(lane), gridColumn: '1 / 3' },
    { gridRow: rowOf(start), gridColumn: 1, alignSelf: 'center', marginBottom: 0 },
    { gridColumn: '1 / -1', marginBottom: gapToDot },
  );

/** Returns rules for a name below its line, as wide as the drawing, if large text leaves no space beside a ring. */
const underItsLine = (lane: number) => ({
  gridRow: rowsBelow(lane),
  gridColumn: '1 / -1',
  justifySelf: 'end',
  alignSelf: 'start',
  marginBlock: `calc(${dot} + ${vars.space.xxs}) 0`,
  marginInline: 0,
  justifyItems: 'end',
  textAlign: 'end',
});

for (const [index, { lane, time }] of switchOffs.entries()) {
  // The last text line is at the height of the ring, because results have their names below.
  const beside = {
    gridRow: rowsAbove(lane),
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
    gridRow: rowsAbove(lane),
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
  if (time > 0.5) rule(switchedOff, index, below, above, { width: 'auto' }, besideInFull);
  else rule(switchedOff, index, beside, {}, underItsLine(lane));
}

/** Returns rules for a name that begins at the dot of a merger. */
const fromMergerDot = ({ time }: (typeof mergers)[number]) => ({
  gridColumn: '2 / -1',
  marginInlineStart: `calc(${time} * (100% - ${dot}))`,
});

// In narrow drawings the name stands below the line, because the name of the result is above it.
for (const [index, merger] of mergers.entries())
  rule(
    mergerCosts,
    index,
    { ...fromMergerDot(merger), gridRow: rowsBelow(merger.lane), alignSelf: 'start', marginTop: gapToDot },
    { gridRow: rowsAbove(merger.lane), alignSelf: 'end', marginTop: 0, marginBottom: gapToDot },
  );

// With the largest text all names begin at the dot of the first merger, which leaves the most space.
globalStyle(`${mergerCosts} > ${name}`, {
  '@layer': {
    [layers.site]: {
      '@container': { [tiniest]: { marginInlineStart: fromMergerDot(mergers[0]).marginInlineStart } },
    },
  },
});

for (const [index, lane] of arrivals.entries()) {
  const merger = mergers.find((each) => each.lane === lane);
  rule(
    results,
    index,
    {
      gridRow: rowsAbove(lane),
      gridColumn: '3 / -1',
      justifySelf: 'end',
      marginBottom: gapToDot,
    },
    {},
    // A system that stays without a merger already has its name at the beginning.
    merger ? { ...fromMergerDot(merger), textAlign: 'end' } : { display: 'none' },
  );
}

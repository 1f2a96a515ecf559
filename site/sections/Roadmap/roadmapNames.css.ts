import { globalStyle } from '@vanilla-extract/css';

import { layers, siteStyle, vars } from '#design-system/styles';
import { dot, tiny, wide, widest } from './roadmapMeasures.ts';
import { arrivals, began, ends, joins } from './roadmapPaths.ts';

const group = () => siteStyle({ display: 'contents' });

/** Of the systems of today: where their lines begin. */
export const systems = group();
/** Of those that are switched off: beside their rings. */
export const off = group();
/** Of what becomes one: beside its dot. */
export const merged = group();
/** Of those that stay: over the ends of their lines. */
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

/** The columns say it, too: told where there is room. */
export const year = siteStyle({
  display: 'none',
  '@container': { [widest]: { display: 'inline' } },
});

const rule = (
  names: string,
  index: number,
  narrow: object,
  inWide: object = {},
  inWidest: object = {},
  inTiny: object = {},
) =>
  globalStyle(`${names} > :nth-child(${index + 1})`, {
    '@layer': {
      [layers.site]: {
        ...narrow,
        '@container': { [tiny.room]: inTiny, [wide.room]: inWide, [widest]: inWidest },
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
  );

for (const [index, { lane, at: when }] of ends.entries()) {
  // Its last line at the height of its ring: there is more room above than below, where results have their names.
  const beside = {
    gridRow: over(lane),
    gridColumn: '2 / -1',
    justifySelf: 'start',
    alignSelf: 'end',
    marginTop: 0,
    marginBottom: `calc(-0.5em * ${vars.leading.snug})`,
    marginInlineStart: `calc(${when} * (100% - ${dot}) + ${dot} + ${vars.space.xs})`,
    marginInlineEnd: 0,
  };
  // The last has no room after its ring except in the widest: it ends below it or, where the price of a merger is, over it.
  const below = {
    gridRow: under(lane),
    gridColumn: '2 / -1',
    justifySelf: 'end',
    alignSelf: 'start',
    marginTop: vars.space.xs,
    marginInlineEnd: `calc(${1 - when} * (100% - ${dot}))`,
    whiteSpace: 'nowrap',
  };
  const above = { gridRow: over(lane), alignSelf: 'end', marginTop: 0, marginBottom: vars.space.xs };
  if (when > 0.5)
    rule(off, index, below, above, beside, {
      gridColumn: '1 / -1',
      marginInlineEnd: 0,
      whiteSpace: 'normal',
    });
  else rule(off, index, beside, { marginInlineEnd: wide.names });
}

for (const [index, lane] of joins.lanes.entries()) {
  const start = { gridColumn: '2 / -1', marginInlineStart: `calc(${joins.at} * (100% - ${dot}))` };
  // Narrow, the name of the result fills the room over the line.
  rule(
    merged,
    index,
    { ...start, gridRow: under(lane), alignSelf: 'start', marginTop: vars.space.xs },
    { gridRow: over(lane), alignSelf: 'end', marginTop: 0, marginBottom: `calc(${dot} + ${vars.space.xxs})` },
    {},
    { marginInlineStart: 0, justifySelf: 'end', textAlign: 'end' },
  );
}

for (const [index, lane] of arrivals.entries())
  rule(results, index, {
    gridRow: over(lane),
    gridColumn: '3 / -1',
    justifySelf: 'end',
    marginBottom: `calc(${dot} + ${vars.space.xxs})`,
  });

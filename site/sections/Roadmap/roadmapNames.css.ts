import { globalStyle } from '@vanilla-extract/css';

import { layers, siteStyle, vars } from '#design-system/styles';
import { dot, wide } from './roadmapMeasures.ts';
import { arrivals, began, ends } from './roadmapPaths.ts';

const group = () => siteStyle({ display: 'contents' });

/** Of the systems of today: where their lines begin. */
export const systems = group();
/** Of those that are switched off: beside their rings. */
export const off = group();
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
  '@container': { [wide.room]: { fontSize: vars.size.small } },
});

/** Told once where the name stands over the line. */
export const again = siteStyle({
  display: 'none',
  '@container': { [wide.room]: { display: 'inline' } },
});

const rule = (names: string, index: number, narrow: object, inWide: object = {}) =>
  globalStyle(`${names} > :nth-child(${index + 1})`, {
    '@layer': { [layers.site]: { ...narrow, '@container': { [wide.room]: inWide } } },
  });

/** The line of the grid on which a lane runs: two rows a lane, after that of the marks. */
const lineOf = (lane: number) => 2 * lane + 3;
const over = (lane: number) => `${lineOf(lane) - 2} / ${lineOf(lane)}`;
const at = (lane: number) => `${lineOf(lane) - 1} / ${lineOf(lane) + 1}`;

for (const [lane, start] of began.entries())
  rule(
    systems,
    lane,
    { gridRow: over(lane), gridColumn: '1 / 3' },
    { gridRow: at(start), gridColumn: 1, alignSelf: 'center', marginBottom: 0 },
  );

for (const [index, { lane, at: when }] of ends.entries())
  rule(off, index, {
    gridRow: at(lane),
    gridColumn: '2 / -1',
    alignSelf: 'center',
    marginBottom: 0,
    marginInlineStart: `calc(${when} * (100% - ${dot}) + ${dot} + ${vars.space.xs})`,
  });

for (const [index, lane] of arrivals.entries())
  rule(results, index, {
    gridRow: over(lane),
    gridColumn: '3 / -1',
    justifySelf: 'end',
    marginBottom: `calc(${dot} + ${vars.space.xxs})`,
  });

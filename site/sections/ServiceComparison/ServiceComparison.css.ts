import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { onTablets } from '#site/sections/measures.ts';

export const frame = siteStyle({ marginBlockEnd: vars.space.l });

const inside = (media: string, selector: string, rule: object) =>
  globalStyle(`${frame} ${selector}`, { '@layer': { [layers.site]: { '@media': { [media]: rule } } } });

inside(from('tablet'), 'tbody :is(th, td)', { verticalAlign: 'middle', textWrap: 'balance' });

// The lines of the scale run through all rows.
inside(from('desktop'), 'table', { tableLayout: 'fixed', minWidth: '58rem' });
inside(from('desktop'), 'tbody td:last-child', { position: 'relative', height: '5rem' });
inside(from('desktop'), 'th:first-child', { width: '17%' });
inside(from('desktop'), 'th:nth-child(2)', { width: '25%' });
inside(from('desktop'), 'th:nth-child(5)', { width: '34%' });

// On phones the time and the effort of a service stand beside each other.
inside(below('tablet'), 'tr', {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  paddingBlock: vars.space.m,
});
inside(below('tablet'), ':is(th, td:nth-child(2), td:last-child)', { gridColumn: '1 / -1' });

// A sentence and a price say what they are.
inside(below('tablet'), 'td:is(:nth-child(2), :last-child)::before', { content: 'none' });

/** Large enough to press. */
export const service = siteStyle({ display: 'inline-block', paddingBlock: vars.space.xxs });

export const range = siteStyle({
  display: 'block',
  width: '100%',
  height: '1.5rem',
  overflow: 'visible',
  fill: vars.color.text.body,
  stroke: vars.color.accent.fill,
  strokeWidth: 2,
  '@media': {
    [onTablets]: { display: 'none' },
    [from('desktop')]: { position: 'absolute', insetBlock: 0, insetInlineStart: 0, height: '100%' },
    print: { display: 'none' },
  },
});

/** What the drawing shows: heard with it, and read where it is missing. */
export const figures = siteStyle({
  '@media': {
    [below('tablet')]: { display: 'block', paddingBlockStart: vars.space.xxs },
    [from('desktop')]: {
      position: 'absolute',
      overflow: 'hidden',
      width: '1px',
      height: '1px',
      clipPath: 'inset(50%)',
    },
    print: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
});

export const line = siteStyle({ stroke: vars.color.line.hairline, strokeWidth: 1 });

/** In the head of the table, over the first row; what stands at its zero is the name of the column. */
export const scale = siteStyle({
  display: 'none',
  fontSize: vars.size.small,
  fill: vars.color.text.muted,
  stroke: 'none',
  textAnchor: 'middle',
  translate: `0 calc(-0.4em - ${vars.space.s})`,
  '@media': { [from('desktop')]: { display: 'inline' } },
});

export const end = siteStyle({ fill: vars.color.surface.sunken });

export const usual = siteStyle({ fill: vars.color.accent.fill });

export const label = siteStyle({
  // The lines of the scale stop at it.
  stroke: vars.color.surface.sunken,
  strokeWidth: 8,
  paintOrder: 'stroke',
  // It stands below the drawing there.
  '@media': {
    [below('tablet')]: { display: 'none' },
    '(forced-colors: active)': { stroke: 'Canvas' },
  },
});

/** From the small price to the large one, below the line. */
export const whole = siteStyle({
  fill: vars.color.text.muted,
  fontSize: vars.size.caption,
});

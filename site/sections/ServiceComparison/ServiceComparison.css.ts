import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, notCopied, siteStyle, vars } from '#design-system/styles';
import { onTablets } from '#site/sections/measures.ts';

/** Styles of the table's own parts. */
export const frame = siteStyle({});

const inside = (media: string, selector: string, rule: object) =>
  globalStyle(`${frame} ${selector}`, { '@layer': { [layers.site]: { '@media': { [media]: rule } } } });

inside(from('tablet'), 'tbody :is(th, td)', { verticalAlign: 'middle', textWrap: 'balance' });

// The lines of the scale run through all rows.
inside(from('desktop'), 'table', { tableLayout: 'fixed', minWidth: '58rem' });
inside(from('desktop'), 'tbody td:last-child', { position: 'relative', height: '5rem' });
// The meaning of the lines gets a line of its own below the name of the column.
inside(from('desktop'), 'thead th', { paddingBlockEnd: vars.space.xl });
inside(from('desktop'), 'th:first-child', { width: '18%' });
inside(from('desktop'), 'th:nth-child(2)', { width: '28%' });
inside(from('desktop'), 'th:last-child', { width: '40%' });

inside(below('tablet'), 'tr', { paddingBlock: vars.space.m });

// A case and a price say what they are.
inside(below('tablet'), 'td:is(:nth-last-child(3), :last-child)::before', { content: 'none' });
// Duration, on the line of its name.
inside(below('tablet'), 'td:nth-last-child(2)::before', {
  display: 'inline',
  marginInlineEnd: vars.space.xs,
});

/** Large enough to press; its column is as wide as its longest word. */
export const link = siteStyle({
  display: 'inline-block',
  paddingBlock: vars.space.xxs,
  overflowWrap: 'break-word',
});

export const range = siteStyle({
  display: 'block',
  // On phones without most of the space for half of a figure at its end.
  width: '107%',
  maxWidth: 'none',
  height: '1.5rem',
  overflow: 'visible',
  color: vars.color.accent.fill,
  stroke: 'currentColor',
  '@media': {
    [onTablets]: { display: 'none' },
    [from('desktop')]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '100%',
      height: '100%',
    },
    print: { display: 'none' },
  },
});

/** Description of the drawing: read by screen readers, and visible where the drawing is missing. */
export const figures = siteStyle({
  '@media': {
    [below('tablet')]: { display: 'block', paddingBlockEnd: vars.space.xs },
    [from('desktop')]: {
      position: 'absolute',
      overflow: 'hidden',
      width: '1px',
      height: '1px',
      clipPath: 'inset(50%)',
      ...notCopied,
    },
    print: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
});

/** Its lines, and what they stand for, in the head of the table; without them on phones. */
export const scale = siteStyle({
  stroke: vars.color.line.hairline,
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const end = siteStyle({ fill: vars.color.surface.sunken });

/** The lines of the scale stop at it; on phones it stands beside the drawing. */
export const label = siteStyle({
  color: vars.color.text.body,
  stroke: vars.color.surface.sunken,
  paintOrder: 'stroke',
  '@media': {
    [below('tablet')]: { display: 'none' },
    '(forced-colors: active)': { stroke: 'Canvas' },
  },
});

/** The ends of the line. */
export const whole = siteStyle({ color: vars.color.text.muted, fontSize: vars.size.caption });

import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, onlyAnnounced, siteStyle, vars } from '#design-system/styles';
import { onTablets } from '#site/sections/measures.ts';

/** Class of the frame. The rules below select the elements of `Table`, which has no classes for them. */
export const frame = siteStyle({});

const ruleInTable = (media: string, selector: string, rule: object) =>
  globalStyle(`${frame} ${selector}`, { '@layer': { [layers.site]: { '@media': { [media]: rule } } } });

ruleInTable(from('tablet'), 'tbody :is(th, td)', { verticalAlign: 'middle', textWrap: 'balance' });

// The sizes are fixed, so that the lines of the scale continue from row to row.
ruleInTable(from('desktop'), 'table', { tableLayout: 'fixed', minWidth: '58rem' });
ruleInTable(from('desktop'), 'tbody td:last-child', { position: 'relative', height: '5rem' });
// Space for the values of the scale, below the name of the column.
ruleInTable(from('desktop'), 'thead th', { paddingBlockEnd: vars.space.xl });
ruleInTable(from('desktop'), 'th:first-child', { width: '18%' });
ruleInTable(from('desktop'), 'th:nth-child(2)', { width: '28%' });
ruleInTable(from('desktop'), 'th:last-child', { width: '40%' });

ruleInTable(below('tablet'), 'tr', { paddingBlock: vars.space.m });

// The cells of a case and of a price need no label in front.
ruleInTable(below('tablet'), 'td:is(:nth-last-child(3), :last-child)::before', { content: 'none' });
// The duration stands on the same line as its label.
ruleInTable(below('tablet'), 'td:nth-last-child(2)::before', {
  display: 'inline',
  marginInlineEnd: vars.space.xs,
});

/** Padding makes the link large enough to press. The column is as wide as its longest word. */
export const link = siteStyle({
  display: 'inline-block',
  paddingBlock: vars.space.xxs,
  overflowWrap: 'break-word',
  textWrap: 'balance',
});

export const range = siteStyle({
  display: 'block',
  // On phones no price needs space at the right end, so the drawing is wider than the column.
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

/**
 * Prices as text. Screen readers always read them. They are visible if the drawing or its labels are hidden, as on
 * phones.
 */
export const figures = siteStyle({
  '@media': {
    [below('tablet')]: { display: 'block', paddingBlockEnd: vars.space.xs },
    [from('desktop')]: {
      ...onlyAnnounced,
    },
    print: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
});

/** Lines of the scale, and their values in the head of the table. Phones hide both. */
export const scale = siteStyle({
  stroke: vars.color.line.hairline,
  color: vars.color.text.muted,
  fontSize: vars.size.caption,
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const end = siteStyle({ fill: vars.color.surface.sunken });

/** Price at the line. Its outline interrupts the lines of the scale. Phones hide it and show the prices as text. */
export const label = siteStyle({
  color: vars.color.text.body,
  stroke: vars.color.surface.sunken,
  paintOrder: 'stroke',
  '@media': {
    [below('tablet')]: { display: 'none' },
    '(forced-colors: active)': { stroke: 'Canvas' },
  },
});

/** Prices at both ends of the line. */
export const endPrice = siteStyle({ color: vars.color.text.muted, fontSize: vars.size.caption });

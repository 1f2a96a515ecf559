import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { largeFigures } from '#site/sections/measures.ts';

import { dayHours, gap, markWidth, night } from './weekPath.ts';

/** Windows in which it does not cover what it adds up. */
const roomy = '(min-width: 22em) and (min-height: 35em)';

export const box = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  paddingBlock: vars.space.s,
  borderTop: `1.5px solid ${vars.color.accent.fill}`,
  background: vars.color.surface.page,
  // Drawings that pass are a little wider.
  boxShadow: `0 0 0 ${vars.space.xxs} ${vars.color.surface.page}`,
  '@media': {
    [roomy]: { position: 'sticky', bottom: 0, zIndex: vars.layer.content },
    [from('tablet')]: { columnGap: vars.space.xl },
    // Without scripts nothing adds up.
    'print, (scripting: none)': { display: 'none' },
  },
});

// What gets the focus is scrolled to a place above the box, but nothing inside it.
const inLayer = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.site]: { '@media': { [roomy]: rule } } } });
inLayer(`:root:has(${box})`, { scrollPaddingBottom: 0 });
inLayer(`body:has(${box}) :not(${box} *)`, { scrollMarginBottom: '16rem' });

/** As high with four weeks as with one. */
export const weeks = siteStyle({
  width: '100%',
  height: `clamp(${vars.space.xl}, 4vw, ${vars.space.xxl})`,
  fill: 'none',
});

/** An hour of its own each, in days of eight. */
const dashes = {
  strokeDasharray: `${`${markWidth} ${gap} `.repeat(dayHours - 1)}${markWidth} ${gap + night}`,
};

/** Lower too, for those who do not tell the colours apart. */
export const empty = siteStyle({ ...dashes, stroke: vars.color.line.control, strokeWidth: 1 });

/** It grows while more is ticked. */
export const filled = siteStyle({
  ...dashes,
  stroke: vars.color.accent.text,
  strokeWidth: 6,
  transition: `d ${vars.duration.normal} ${vars.easing.standard}`,
});

export const sum = siteStyle({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s,
  minHeight: vars.control.medium,
  lineHeight: vars.leading.snug,
});

export const figure = siteStyle({ ...largeFigures, color: vars.color.accent.text });

/** Phones have no room for it beside what can be done. */
export const mark = siteStyle({ display: 'block', '@media': { [below('tablet')]: { display: 'none' } } });

export const examples = siteStyle({ '@media': { [from('tablet')]: { marginInlineStart: 'auto' } } });

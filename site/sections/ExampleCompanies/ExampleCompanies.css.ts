import { fineSpace, from, siteStyle, vars } from '#design-system/styles';

import { between, dayWidth, hourHeight } from './daysPath.ts';

export const examples = siteStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  // Without scripts nothing would be ticked.
  '@media': { 'print, (scripting: none)': { display: 'none' } },
});

export const sheets = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))',
  gap: vars.space.xs,
  // The head parts its lines further.
  selectors: { '&&&': { marginTop: 0 } },
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '1fr' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Drawn like the papers beside the list. */
export const sheet = siteStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space.xxs,
  minHeight: vars.control.target,
  padding: vars.space.xs,
  border: '1.5px solid currentColor',
  color: vars.color.accent.text,
  background: vars.color.surface.raised,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.surface.inverse,
      background: vars.color.surface.inverse,
      color: vars.color.text.onInverse,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
    [from('tablet')]: { gridTemplateColumns: '1fr auto' },
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.s,
      padding: `${vars.space.s} ${fineSpace.snug}`,
      fontSize: vars.size.small,
    },
  },
});

export const company = siteStyle({
  color: vars.color.text.body,
  fontWeight: vars.weight.medium,
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
});

/** Eight hours a day, five days, and what is more than a week. */
export const week = siteStyle({
  display: 'none',
  width: '100%',
  fill: 'none',
  strokeDasharray: `${hourHeight} ${between}`,
  '@media': { [from('desktop')]: { display: 'block' } },
});

/** Smaller too, for those who do not tell the colours apart. */
export const free = siteStyle({ stroke: vars.color.line.control, strokeWidth: 3 });

export const taken = siteStyle({ stroke: 'currentColor', strokeWidth: dayWidth });

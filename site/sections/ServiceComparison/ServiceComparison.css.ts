import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { onTablets } from '#site/sections/measures.ts';

export const frame = siteStyle({ position: 'relative' });

/** Large enough to press. */
export const service = siteStyle({ display: 'inline-block', paddingBlock: vars.space.xxs });

export const price = siteStyle({ display: 'block', fontSize: vars.size.lead });

/** In one piece where it has room. */
export const running = siteStyle({ display: 'inline-block' });

const inside = (media: string, selector: string, rule: object) =>
  globalStyle(`${frame} ${selector}`, { '@layer': { [layers.site]: { '@media': { [media]: rule } } } });

const widths = ['15%', '27%', '13%', '14%', '14%', '17%'];
for (const [column, width] of widths.entries())
  inside(from('desktop'), `th:nth-child(${column + 1})`, { width });
inside(from('desktop'), ':is(th, td):not(:last-child)', { paddingInlineEnd: vars.space.m });

// Elsewhere there is room for the outcome and the prices.
inside(below('desktop'), ':is(th, td):last-child', { display: 'none' });
inside(onTablets, 'th:first-child', { width: '19%' });
inside(onTablets, 'th:nth-child(2)', { width: '26%' });

// On a phone the three prices of a service stand beside each other; the outcome needs no name.
inside(below('tablet'), 'tr', {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  paddingBlock: vars.space.m,
});
inside(below('tablet'), 'tr > :nth-child(-n + 2)', { gridColumn: '1 / -1' });
inside(below('tablet'), 'td:nth-child(2)::before', { content: 'none' });

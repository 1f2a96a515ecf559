import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';
import { onTablets } from '#site/sections/measures.ts';

export const frame = siteStyle({ position: 'relative' });

export const price = siteStyle({ display: 'block', fontSize: vars.size.lead });

// On a tablet there is room for the prices only.
globalStyle(`${frame} :is(th, td):last-child`, {
  '@layer': { [layers.site]: { '@media': { [onTablets]: { display: 'none' } } } },
});
// On a phone the three prices of a service stand beside each other.
const onPhones = (selector: string, rule: object) =>
  globalStyle(`${frame} ${selector}`, {
    '@layer': { [layers.site]: { '@media': { [below('tablet')]: rule } } },
  });
onPhones('tr', { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingBlock: vars.space.m });
onPhones('tr > :is(:first-child, :last-child)', { gridColumn: '1 / -1' });
globalStyle(`${frame} th`, {
  '@layer': { [layers.site]: { '@media': { [from('desktop')]: { width: '19%' } } } },
});

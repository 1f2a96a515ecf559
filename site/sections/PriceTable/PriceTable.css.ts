import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';

export const frame = siteStyle({ position: 'relative' });

export const price = siteStyle({ display: 'block', fontSize: vars.size.lead });

// Between a phone and that the columns would be too narrow to read; the frame scrolls instead.
globalStyle(`${frame} table`, {
  '@layer': { [layers.site]: { '@media': { [from('phone')]: { minWidth: '52rem' } } } },
});
// On a phone the three prices of a service stand beside each other.
const onPhones = (selector: string, rule: object) =>
  globalStyle(`${frame} ${selector}`, {
    '@layer': { [layers.site]: { '@media': { [below('phone')]: rule } } },
  });
onPhones('tr', { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingBlock: vars.space.m });
onPhones('tr > :is(:first-child, :last-child)', { gridColumn: '1 / -1' });
globalStyle(`${frame} th`, {
  '@layer': { [layers.site]: { '@media': { [from('desktop')]: { width: '19%' } } } },
});

import { globalStyle } from '@vanilla-extract/css';

import { layers, siteStyle, vars } from '#design-system/styles';

import { bar } from './bar.ts';
import { roomy } from './roomy.ts';

export const box = siteStyle({
  ...bar,
  '@media': {
    ...bar['@media'],
    [roomy]: { position: 'sticky', bottom: 0, zIndex: vars.layer.content },
    // The week is hidden without scripts, because nothing would add up the hours.
    'print, (scripting: none)': { display: 'none' },
  },
});

/** The invitation at the left, the sum at the right. */
export const line = siteStyle({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: vars.space.xs,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

const inRoomy = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.site]: { '@media': { [roomy]: rule } } } });

// A focused element scrolls to a place above the bar. Elements inside the bar need no such margin.
inRoomy(`:root:has(${box})`, { scrollPaddingBottom: 0, vars: { '--room-below-chat': '7.5rem' } });
inRoomy(`body:has(${box}) :not(${box}, ${box} *)`, { scrollMarginBottom: '9rem' });

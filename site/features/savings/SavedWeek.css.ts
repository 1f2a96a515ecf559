import { globalStyle } from '@vanilla-extract/css';

import { layers, siteStyle, vars } from '#design-system/styles';

import { bar } from './bar.ts';
import { roomy } from './roomy.ts';

export const box = siteStyle({
  ...bar,
  '@media': {
    ...bar['@media'],
    [roomy]: { position: 'sticky', bottom: 0, zIndex: vars.layer.content },
    // Without scripts nothing adds up.
    'print, (scripting: none)': { display: 'none' },
  },
});

/** The task, and at the other end the sum. */
export const line = siteStyle({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: vars.space.xs,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

const inRoomy = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.site]: { '@media': { [roomy]: rule } } } });

// Focused elements are scrolled to a place above the box, but not those inside it.
inRoomy(`:root:has(${box})`, { scrollPaddingBottom: 0, vars: { '--room-below-chat': '7.5rem' } });
inRoomy(`body:has(${box}) :not(${box}, ${box} *)`, { scrollMarginBottom: '9rem' });

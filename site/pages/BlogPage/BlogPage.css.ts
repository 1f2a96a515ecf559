import { globalStyle } from '@vanilla-extract/css';

import { from, layers, siteStyle, vars } from '#design-system/styles';

/** Below the lead; where there is room, at the right of it and at its foot. */
export const chips = siteStyle({
  display: 'flex',
  gridColumn: '1 / -1',
  marginBlockStart: vars.space.l,
  '@media': { [from('desktop')]: { gridArea: '1 / 6 / 2 / 13', alignSelf: 'end', justifyContent: 'end' } },
});

// The words before it share the row.
globalStyle(`div:has(+ ${chips})`, {
  '@layer': { [layers.site]: { '@media': { [from('desktop')]: { gridRow: 1 } } } },
});

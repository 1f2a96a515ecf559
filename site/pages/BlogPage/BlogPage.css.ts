import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';

const onPhones = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.site]: { '@media': { [below('tablet')]: rule } } } });

/** Below the lead, on phones a row that moves sideways up to the edges of the window; on wide windows at the end of its line. */
export const chips = siteStyle({
  gridColumn: '1 / -1',
  marginBlockStart: vars.space.l,
  '@media': {
    [below('tablet')]: {
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      padding: `${vars.space.xxs} ${vars.space.gutter}`,
      overflowX: 'auto',
    },
    [from('desktop')]: { gridArea: '1 / 6 / auto / -1', placeSelf: 'end' },
  },
});
onPhones(`${chips} > *`, { flexWrap: 'nowrap' });
onPhones(`${chips} a`, { flexShrink: 0 });

// The words leave that room free, however large they are.
globalStyle(`:has(+ ${chips})`, {
  '@layer': { [layers.site]: { '@media': { [from('desktop')]: { gridColumnEnd: 6 } } } },
});

/** The ground of the drawings of a category. */
export const mark = siteStyle({
  width: '0.9em',
  height: '0.9em',
  padding: 0,
  boxShadow: `inset 0 0 0 1px ${vars.color.line.control}`,
});

/** Above the line that begins the list. */
export const rest = siteStyle({
  marginBlockStart: vars.space.xxl,
  paddingBlockEnd: vars.space.m,
  fontSize: `calc(${vars.size.h3} * 1.25)`,
});

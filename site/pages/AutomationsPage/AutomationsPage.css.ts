import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, notCopied, siteStyle, vars } from '#design-system/styles';

export const examples = siteStyle({
  '@media': {
    [below('tablet')]: { marginTop: vars.space.l },
    [from('tablet')]: { gridColumn: 2 },
    [from('desktop')]: { gridColumn: '9 / 13' },
  },
});

/** Section with less space above, because the list is the main content of the page. */
export const catalogue = siteStyle({ marginTop: `calc(-1 * ${vars.space.m})` });

const siteStyleOf = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.site]: rule } });

/** Filters and order, in one row on wide windows. They are hidden in print and without scripts. */
export const filters = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlockEnd: vars.space.s,
  '@media': { 'print, (scripting: none)': { display: 'none' } },
});

/**
 * Pushes the next elements to the end of the row. On phones the chips are one row that scrolls sideways to the edges
 * of the window.
 */
export const chips = siteStyle({
  flexGrow: 99,
  '@media': {
    [below('tablet')]: {
      flexWrap: 'nowrap',
      margin: `0 calc(-1 * ${vars.space.gutter})`,
      padding: `${vars.space.xxs} ${vars.space.gutter}`,
      overflowX: 'auto',
    },
  },
});
siteStyleOf(`${chips} > *`, { flexShrink: 0 });

/** Hides a text visually while no filter is active. Screen readers still read it. */
export const onlyAnnounced = siteStyle({ position: 'absolute', clipPath: 'inset(50%)', ...notCopied });

/** A select without a visible label, because its first option names it. */
export const select = siteStyle({ flex: '1 1 9rem' });
siteStyleOf(`${select} > label`, { position: 'absolute', fontSize: 0, ...notCopied });
siteStyleOf(`${select} select`, {
  paddingBlock: 0,
  fontSize: vars.size.small,
  '@media': { '(pointer: fine)': { minHeight: vars.control.small } },
});

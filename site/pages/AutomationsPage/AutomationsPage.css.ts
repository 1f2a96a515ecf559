import { globalStyle } from '@vanilla-extract/css';

import { below, fineSpace, from, layers, siteStyle, vars } from '#design-system/styles';

export const examples = siteStyle({
  '@media': {
    [below('tablet')]: { marginTop: vars.space.l },
    [from('tablet')]: { gridColumn: 2, width: '14rem' },
    [from('desktop')]: { gridColumn: '9 / 13', width: 'auto' },
  },
});

/** The list is why one comes: it follows the head closely. */
export const catalogue = siteStyle({ marginTop: `calc(-1 * ${vars.space.m})` });

/** What filters needs scripts, and a screen. */
export const chips = siteStyle({ '@media': { 'print, (scripting: none)': { display: 'none' } } });

const within = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.site]: rule } });
const onPhones = (rule: object) => ({ '@media': { [below('tablet')]: rule } });

// On phones three rows of chips become two.
within(`${chips} button`, onPhones({ paddingInline: fineSpace.snug, fontSize: vars.size.caption }));
within(`${chips} button > span`, onPhones({ display: 'none' }));

/** What is shown, and in what order: one row on wide windows. */
export const filters = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  paddingBlockEnd: vars.space.s,
});

/** Only seen where something is left out. */
export const heard = siteStyle({});

/** Says what it is of itself. */
export const systems = siteStyle({
  flex: '0 1 11rem',
  marginInlineStart: 'auto',
  '@media': { [below('tablet')]: { flex: '1 1 9rem' } },
});
within(`${heard}, ${systems} > label`, { position: 'absolute', clipPath: 'inset(50%)' });
within(`${systems} select`, { minHeight: vars.control.small, paddingBlock: 0 });

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
export const catalogue = siteStyle({
  '@media': {
    [below('tablet')]: { marginTop: `calc(-1 * ${vars.space.s})` },
    [from('desktop')]: { marginTop: `calc(-1 * ${vars.space.l})` },
  },
});

export const chips = siteStyle({ '@media': { print: { display: 'none' } } });

const within = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.site]: rule } });
const onPhones = (rule: object) => ({ '@media': { [below('tablet')]: rule } });

// On phones three rows of chips become two.
within(`${chips} button`, onPhones({ paddingInline: fineSpace.snug, fontSize: vars.size.caption }));
within(`${chips} button > span`, onPhones({ display: 'none' }));

/** What is shown, and in what order: one row. */
export const result = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  paddingBlock: vars.space.s,
});

export const count = siteStyle({ flexGrow: 1 });

/** Narrow windows have no room for it; the tasks themselves stand in the box below. */
export const ticked = siteStyle({
  marginInlineStart: vars.space.s,
  color: vars.color.accent.text,
  '@media': { [below('desktop')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

/** Its name stands before it. */
export const systems = siteStyle({
  flexDirection: 'row',
  alignItems: 'center',
  gap: vars.space.s,
  '@media': {
    [below('tablet')]: { order: -1, flexBasis: '100%' },
    print: { display: 'none' },
  },
});
within(`${systems} > label`, { flexShrink: 0, paddingBottom: 0 });
within(`${systems} > span`, { flexGrow: 1, width: '13rem' });

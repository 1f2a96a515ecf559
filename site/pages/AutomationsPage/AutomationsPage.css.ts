import { below, from, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { hairline } from '#site/sections/measures.ts';

export const filters = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.m,
  alignItems: 'end',
  paddingBottom: vars.space.l,
  '@media': { ...twelveColumns['@media'], print: { display: 'none' } },
});

export const areas = siteStyle(columns(1, 10));

export const systems = siteStyle(columns(10, 13));

export const result = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  minHeight: vars.control.target,
  paddingBlock: vars.space.s,
  borderTop: hairline,
});

export const ticked = siteStyle({ marginInlineStart: vars.space.s, color: vars.color.accent.text });

export const order = siteStyle({
  '@media': { [from('tablet')]: { marginInlineStart: 'auto' }, print: { display: 'none' } },
});

/** On phones it leaves room for the title, which is one long word. */
export const drawing = siteStyle({
  maxHeight: '11rem',
  '@media': { [below('tablet')]: { maxHeight: '3rem' }, '(max-width: 350px)': { display: 'none' } },
});

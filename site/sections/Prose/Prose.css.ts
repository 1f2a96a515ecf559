import { globalStyle } from '@vanilla-extract/css';

import { layers, siteStyle, vars } from '#design-system/styles';

export const prose = siteStyle({ maxWidth: vars.width.text, overflowWrap: 'break-word' });

export const block = siteStyle({ selectors: { '* + &': { marginTop: vars.space.m } } });

export const heading = siteStyle({ selectors: { '* + &': { marginTop: vars.space.xxl } } });

/** A part of a post can be seen in passing. */
export const partHeading = siteStyle({ fontSize: `calc(1.25 * ${vars.size.h3})` });

const list = { paddingInlineStart: '1.3em', selectors: { '* + &': { marginTop: vars.space.m } } } as const;

export const bullets = siteStyle({ ...list, listStyle: 'disc' });

export const numbers = siteStyle({ ...list, listStyle: 'decimal' });

export const item = siteStyle({
  selectors: { '&::marker': { color: vars.color.accent.text }, '* + &': { marginTop: vars.space.xs } },
});

export const quote = siteStyle({
  paddingInlineStart: vars.space.l,
  borderInlineStart: `2px solid ${vars.color.accent.fill}`,
  selectors: { '* + &': { marginTop: vars.space.l } },
});

export const code = siteStyle({
  padding: `0 ${vars.space.xxs}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  fontFamily: vars.font.code,
  fontSize: '0.92em',
  selectors: { 'pre > &': { padding: 0, background: 'none' } },
});

export const copyable = siteStyle({ marginBlock: vars.space.l });

/** Above the right end of what it copies. */
export const copy = siteStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  '@media': { print: { display: 'none' } },
});

export const frame = siteStyle({ position: 'relative' });

export const pre = siteStyle({
  padding: vars.space.m,
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  fontFamily: vars.font.code,
  fontSize: vars.size.small,
  // Posts show sums and sentences, which are read, not programs, whose lines must stay.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const table = siteStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});

// Cells come from the text, without a component of their own.
const inTable = (selector: string, rule: object) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [layers.site]: rule } });
inTable(':is(th, td)', {
  paddingBlock: vars.space.xs,
  paddingInline: `0 ${vars.space.m}`,
  borderBottom: `1px solid ${vars.color.line.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inTable('thead tr > *', {
  fontWeight: vars.weight.medium,
  verticalAlign: 'bottom',
  lineHeight: vars.leading.normal,
});
inTable('tr > :last-child', { paddingInlineEnd: 0 });
inTable('.align-right', { textAlign: 'end' });
inTable('.align-center', { textAlign: 'center' });

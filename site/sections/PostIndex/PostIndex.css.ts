import { from, siteStyle, vars } from '#design-system/styles';
import { twelveColumns } from '#site/sections/columns.ts';
import { hairline, largeFigures } from '#site/sections/measures.ts';
import { postLink } from '#site/sections/PostList/postLink.css.ts';

/** The year before its posts; above them where there is less room. */
export const year = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.m,
  selectors: { '& + &': { marginBlockStart: vars.space.xxl } },
});

/** It stays in sight while its posts pass. */
export const numeral = siteStyle({
  ...largeFigures,
  color: vars.color.accent.text,
  '@media': {
    [from('desktop')]: {
      gridColumn: '1 / 4',
      position: 'sticky',
      top: `calc(${vars.width.headerHeight} + ${vars.space.l})`,
      alignSelf: 'start',
      paddingBlockStart: vars.space.l,
    },
  },
});

export const posts = siteStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridColumn: '4 / 13' },
  },
});

export const post = siteStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderTop: hairline,
  breakInside: 'avoid',
});

export const drawing = siteStyle({ width: 'min(3.5rem, 18vw)' });

/** The newest ones: the drawing above the words. */
export const large = siteStyle({ gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });

export const largeDrawing = siteStyle({ width: 'min(11rem, 100%)' });

export const largeTitle = siteStyle({ fontSize: `calc(1.25 * ${vars.size.h3})` });

/** The ring of the focus stands around the entry, clear of its drawing and words. */
export const link = `${postLink} ${siteStyle({
  selectors: { '&::after': { inset: `0 calc(-1 * ${vars.space.xs}) calc(-1 * ${vars.space.xs})` } },
})}`;

export const words = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  alignContent: 'start',
});

export const facts = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.normal,
});

import { globalStyle } from '@vanilla-extract/css';

import { below, from, hairline, layers, notCopied, siteStyle, vars } from '#design-system/styles';
import { twelveColumns } from '#site/sections/columns.ts';
import { onPaper, onTablets, readingText } from '#site/sections/measures.ts';
import { art, header, text as headerText, trail } from '#site/sections/PageHeader/PageHeader.css.ts';

export const article = siteStyle({});

const onPhones = (part: string, rule: object) =>
  globalStyle(`${article} ${part}`, {
    '@layer': { [layers.site]: { '@media': { [below('tablet')]: rule } } },
  });

// Hides the last entry of the breadcrumb on phones, because the title below has the same text. More of the post then
// fits on the first screen.
onPhones(`${trail} li:last-child`, {
  position: 'absolute',
  width: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  ...notCopied,
});
onPhones(`${trail} li:nth-last-child(2) > svg`, { display: 'none' });
onPhones(trail, { marginBlockEnd: vars.space.s });
// On phones the drawing stands below the title and is as wide as the column, so that the text in it stays legible.
onPhones(`> ${header}`, { display: 'flex', flexDirection: 'column', alignItems: 'stretch' });
onPhones(art, { order: 1, marginBlockStart: vars.space.l, marginInlineStart: 0 });
// On wider windows the drawing begins at the title, and the breadcrumb has the whole width.
const fromTablets = (part: string, rule: object, media = from('tablet')) =>
  globalStyle(`${article} ${part}`, { '@layer': { [layers.site]: { '@media': { [media]: rule } } } });

fromTablets(art, { gridRow: 2, paddingBlockStart: vars.space.xs });
fromTablets(art, { width: '20rem' }, onTablets);
fromTablets(art, { gridColumn: '8 / 13' }, from('desktop'));
fromTablets(`${art} > svg`, { fontSize: '13px' }, from('desktop'));
fromTablets(`> ${header} > ${headerText}`, { gridColumnEnd: 8 }, from('desktop'));
fromTablets(trail, { gridColumn: '1 / -1' });

export const text = siteStyle({
  ...twelveColumns,
  rowGap: vars.space.xl,
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
  '@media': { ...twelveColumns['@media'], print: { display: 'block', paddingBlock: 0, ...onPaper } },
});

const stickyTop = `calc(${vars.width.headerHeight} + ${vars.space.l})`;

/** Summary and table of contents. On wide windows they stay beside the text while the page scrolls. */
export const rail = siteStyle({
  display: 'grid',
  gap: vars.space.xl,
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    [from('desktop')]: {
      gridColumn: '1 / 5',
      alignSelf: 'start',
      position: 'sticky',
      top: stickyTop,
      maxHeight: `calc(100vh - ${stickyTop} - ${vars.space.l})`,
      overflowY: 'auto',
    },
    print: { display: 'block' },
  },
});

fromTablets(
  `${rail} > nav`,
  { gridArea: 'auto', position: 'static', maxHeight: 'none', overflowY: 'visible' },
  from('desktop'),
);

/** Text, tables and lists end at the same edge, which is the edge of the page on wide windows. */
export const body = siteStyle({
  ...readingText,
  minWidth: 0,
  '@media': { [from('desktop')]: { ...readingText['@media'][from('desktop')], gridColumn: '6 / 13' } },
});

export const inShort = siteStyle({
  breakInside: 'avoid',
  '@media': { print: { marginBlockEnd: vars.space.xl } },
});

export const inShortTitle = siteStyle({ paddingBlockEnd: vars.space.xs, color: vars.color.accent.text });

export const inShortLines = siteStyle({ borderBottom: hairline });

export const inShortLine = siteStyle({
  paddingBlock: vars.space.s,
  borderTop: hairline,
  lineHeight: vars.leading.normal,
  textWrap: 'pretty',
  '@media': { [from('desktop')]: { fontSize: vars.size.small } },
});

export const feed = siteStyle({
  marginTop: vars.space.m,
  color: vars.color.accent.text,
  '@media': { print: { display: 'none' } },
});

export const sources = siteStyle({
  display: 'grid',
  gap: vars.space.m,
  maxWidth: vars.width.text,
  marginTop: vars.space.xxl,
});

export const sourceList = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: '1.3em',
  listStyle: 'disc',
  lineHeight: vars.leading.normal,
  overflowWrap: 'anywhere',
});

export const sourceItem = siteStyle({ selectors: { '&::marker': { color: vars.color.accent.text } } });

export const tags = siteStyle({
  marginTop: vars.space.xl,
  '@media': { print: { marginTop: vars.space.m, breakBefore: 'avoid' } },
});

/** The address stands at the top, so that it is never the only text on the last printed page. */
export const printedAddress = siteStyle({ display: 'none', '@media': { print: { display: 'block' } } });

export const adjacentPosts = siteStyle({
  display: 'grid',
  gap: vars.space.l,
  marginTop: vars.space.xxl,
  paddingTop: vars.space.l,
  borderTop: hairline,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { display: 'none' },
  },
});

export const adjacentPost = siteStyle({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
  fontSize: vars.size.body,
  textWrap: 'balance',
});

export const next = siteStyle({
  '@media': { [from('tablet')]: { gridColumn: 2, justifyItems: 'end', textAlign: 'end' } },
});

export const related = siteStyle({ '@media': { print: { display: 'none' } } });

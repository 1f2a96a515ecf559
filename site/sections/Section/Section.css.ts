import { from, hairline, siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';
import { onPaper } from '#site/sections/measures.ts';

/** Half of the space between two sections. Each section adds half above and half below. */
const halfSpace = `calc(${vars.space.section} / 2)`;

export const section = siteStyle({
  paddingBlock: halfSpace,
  // In print there is no padding below, because at the end of a page it would add an empty page.
  '@media': { print: { paddingBlock: `${vars.space.xl} 0`, ...onPaper } },
});

/** A section with a background needs as much space inside as outside. */
const withBackground = {
  paddingBlock: vars.space.section,
  marginBlock: halfSpace,
  '@media': { print: { paddingBlock: vars.space.m } },
} as const;

export const tinted = siteStyle({
  ...withBackground,
  background: vars.color.surface.sunken,
  // Hairlines are too faint on this background, so they get a stronger colour.
  vars: { [vars.color.line.hairline]: `color-mix(in srgb, ${vars.color.line.control} 50%, transparent)` },
  // The last section touches the closing band. The negative margin cancels the margin of the band.
  selectors: { 'main > &:last-child': { marginBlockEnd: `calc(-1 * ${vars.space.xxl})` } },
});

/** In the dark theme the page is equally dark, so lines mark the band. */
export const dark = siteStyle({
  ...withBackground,
  borderBlock: hairline,
  background: vars.color.surface.raised,
  color: vars.color.text.body,
});

/** The page header already has space below. */
export const closeToHead = siteStyle({ paddingTop: 0 });

/** The line stands in the middle of the space between two sections. */
export const ruled = siteStyle({
  borderTop: hairline,
  marginTop: `calc(-1 * ${halfSpace})`,
  paddingTop: halfSpace,
  '@media': { print: { paddingTop: vars.space.l } },
});

/** Space below content that stands above a section and is not a section itself. */
export const beforeSection = siteStyle({
  paddingBottom: halfSpace,
  '@media': { print: { paddingBottom: 0 } },
});

export const head = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.l,
  marginBottom: `clamp(${vars.space.l}, 4vw, ${vars.space.xxl})`,
  '@media': { print: { marginBottom: vars.space.m, breakAfter: 'avoid' } },
});

export const text = siteStyle({
  display: 'grid',
  flex: '1 1 20rem',
  gap: vars.space.m,
  maxWidth: '52rem',
  minWidth: 0,
});

export const sentence = siteStyle({ display: 'inline-block', maxWidth: '100%' });

export const beside = siteStyle({
  ...twelveColumns,
  // A title must not be the last line of a printed page. `break-after` works only on blocks.
  '@media': { ...twelveColumns['@media'], print: { display: 'block' } },
});

const onWideWindows = (rule: object) => ({ '@media': { [from('desktop')]: rule } });

/** The title stays visible while a long list scrolls past. */
export const headBeside = siteStyle({
  ...onWideWindows({
    gridColumn: '1 / 5',
    position: 'sticky',
    top: `calc(${vars.width.headerHeight} + ${vars.space.l})`,
    display: 'grid',
    alignSelf: 'start',
    justifyItems: 'start',
    marginBottom: 0,
  }),
});

export const bodyBeside = siteStyle({ ...columns(5, 13), minWidth: 0 });

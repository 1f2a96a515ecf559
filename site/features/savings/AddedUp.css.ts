import { globalStyle } from '@vanilla-extract/css';

import { below, fineSpace, from, layers, siteStyle, vars } from '#design-system/styles';

import { roomy } from './roomy.ts';
import { dayHours, gap, markWidth, night } from './weekPath.ts';

/** Both lines of words beside what can be done with them; in narrow windows the tasks, and all else below them. */
export const sheet = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"week week week" "sum how write" "tasks how write"',
  alignItems: 'center',
  columnGap: vars.space.xl,
  paddingBottom: vars.space.xs,
  '@media': {
    [below('desktop')]: {
      gridTemplateAreas: '"week week week" "tasks tasks tasks" "sum how write"',
      paddingBottom: vars.space.xxs,
    },
    [below('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"week week" "tasks tasks" "how write"',
      columnGap: vars.space.xs,
    },
  },
});

const inLayer = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.site]: rule } });

// It opens upwards: what was pressed stays under the finger.
inLayer(`${sheet} > details`, { gridArea: 'how' });
inLayer(`${sheet} > details > div`, {
  '@media': {
    [roomy]: {
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      maxHeight: '12rem',
      overflowY: 'auto',
      paddingBlock: vars.space.m,
      borderTop: `1.5px solid ${vars.color.accent.fill}`,
      background: vars.color.surface.page,
      boxShadow: `0 calc(-1 * ${vars.space.xxs}) 0 ${vars.space.xxs} ${vars.color.surface.page}`,
    },
  },
});
// More is covered then.
inLayer(`body:has(${sheet} [open]) main :not(section:has(> ${sheet}) *)`, {
  '@media': { [roomy]: { scrollMarginBottom: '22rem' } },
});
inLayer(`${sheet} > a`, { gridArea: 'write' });
inLayer(`${sheet} > a > :has(svg)`, { '@media': { [below('tablet')]: { display: 'none' } } });
inLayer(`${sheet} summary`, {
  '@media': {
    [below('tablet')]: {
      paddingBlock: fineSpace.tight,
      fontSize: vars.size.caption,
      fontWeight: vars.weight.regular,
    },
  },
});

/** The upper edge. */
export const weeks = siteStyle({
  gridArea: 'week',
  width: '100%',
  height: vars.space.xs,
  fill: 'none',
  '@media': { [below('tablet')]: { height: vars.space.xxs } },
});

/** An hour of its own each, in days of eight. */
const dashes = {
  strokeDasharray: `${`${markWidth} ${gap} `.repeat(dayHours - 1)}${markWidth} ${gap + night}`,
};

/** Lower too, for those who do not tell the colours apart. */
export const empty = siteStyle({ ...dashes, stroke: vars.color.line.control, strokeWidth: 1.5 });

/** It grows while more is ticked. */
export const filled = siteStyle({
  ...dashes,
  stroke: vars.color.accent.text,
  strokeWidth: 8,
  transition: `d ${vars.duration.normal} ${vars.easing.standard}`,
});

export const sum = siteStyle({
  gridArea: 'sum',
  paddingBlock: fineSpace.hair,
  lineHeight: vars.leading.snug,
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const figure = siteStyle({ color: vars.color.accent.text, fontWeight: vars.weight.medium });

/** The same on phones, in what opens it. */
export const shortSum = siteStyle({
  display: 'block',
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
  '@media': { [from('tablet')]: { display: 'none' } },
});

/** One line that scrolls to the side; in wide windows all of them once it is said how they add up. The space is for the ring of the focus. */
export const tasks = siteStyle({
  gridArea: 'tasks',
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBlock: `calc(-1 * ${fineSpace.tight})`,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  paddingBlock: fineSpace.tight,
  paddingInline: vars.space.xs,
  '@media': {
    [from('desktop')]: { selectors: { [`${sheet}:has([open]) > &`]: { flexWrap: 'wrap' } } },
  },
});

export const task = siteStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '1.75rem',
  paddingInline: fineSpace.snug,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.text.body } },
  '@media': { '(pointer: coarse)': { minHeight: vars.control.target } },
});

/** Heard on phones, where there is no room for it. */
export const rest = siteStyle({
  '@media': { [below('tablet')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

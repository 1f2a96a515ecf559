import { globalStyle } from '@vanilla-extract/css';

import { below, fineSpace, from, layers, siteStyle, vars } from '#design-system/styles';

import { bar } from './bar.ts';
import { roomy } from './roomy.ts';
import { dayGap, dayHours, markGap, markWidth } from './weekPath.ts';

/** Sum and week stand above the tasks. The actions stand at the right, or below in narrow windows. */
export const root = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"sum week how write" "tasks tasks how write"',
  alignItems: 'center',
  columnGap: vars.space.xl,
  rowGap: fineSpace.tight,
  paddingBlock: fineSpace.snug,
  '@media': {
    [below('desktop')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"sum sum week" "tasks how write"',
    },
    [below('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"week week" "tasks tasks" "how write"',
      columnGap: vars.space.xs,
      paddingBlock: `${vars.space.xs} ${fineSpace.tight}`,
    },
  },
});

const inLayer = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [layers.site]: rule } });

const { '@media': barMedia, ...barRules } = bar;

// The explanation opens upwards, so that the pressed button stays in place.
inLayer(`${root} > details`, { gridArea: 'how' });
inLayer(`${root} > details > div`, {
  '@media': {
    [roomy]: {
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      maxHeight: '12rem',
      overflowY: 'auto',
      paddingBlock: vars.space.m,
      ...barRules,
    },
    ...barMedia,
  },
});
// The open explanation covers more of the page.
inLayer(`body:has(${root} [open]) main :not(section:has(> ${root}) *)`, {
  '@media': { [roomy]: { scrollMarginBottom: '22rem' } },
});
inLayer(`${root} > a`, { gridArea: 'write' });
inLayer(`${root} summary`, {
  '@media': {
    [below('tablet')]: {
      paddingBlock: vars.space.xxs,
      fontSize: vars.size.caption,
      fontWeight: vars.weight.regular,
    },
  },
});

/** The week stands beside the sum. On phones it is the first line. */
export const weeks = siteStyle({
  gridArea: 'week',
  width: '100%',
  height: vars.space.s,
  fill: 'none',
  '@media': { [below('tablet')]: { height: vars.space.xxs } },
});

/** Dashes of a line: one mark for each hour, in days of eight hours. */
const dashes = {
  strokeDasharray: `${`${markWidth} ${markGap} `.repeat(dayHours - 1)}${markWidth} ${markGap + dayGap}`,
};

/** Marks of free hours are also lower, for readers who cannot distinguish the colours. */
export const empty = siteStyle({ ...dashes, stroke: vars.color.line.control, strokeWidth: 1.5 });

/** The line grows with each ticked task. */
export const filled = siteStyle({
  ...dashes,
  stroke: vars.color.accent.text,
  strokeWidth: 6,
  transition: `d ${vars.duration.normal} ${vars.easing.standard}`,
});

export const sum = siteStyle({
  gridArea: 'sum',
  lineHeight: vars.leading.snug,
  '@media': { [below('tablet')]: { display: 'none' } },
});

export const figure = siteStyle({ color: vars.color.accent.text, fontWeight: vars.weight.medium });

/** On phones the sum stands inside the button that opens the explanation. */
export const shortSum = siteStyle({
  display: 'block',
  color: vars.color.accent.text,
  fontSize: vars.size.control,
  fontWeight: vars.weight.medium,
  '@media': { [from('tablet')]: { display: 'none' } },
});

/**
 * One line that scrolls sideways and fades out at its end. On wide windows it wraps while the explanation is open.
 * The padding leaves space for focus rings and fingers.
 */
export const tasks = siteStyle({
  gridArea: 'tasks',
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBlock: `calc(-1 * ${vars.space.s})`,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  paddingBlock: vars.space.xxs,
  paddingInline: `${vars.space.xs} ${vars.space.l}`,
  maskImage: `linear-gradient(90deg, #000 calc(100% - ${vars.space.l}), transparent)`,
  '@media': {
    [from('desktop')]: { selectors: { [`${root}:has([open]) > &`]: { flexWrap: 'wrap' } } },
  },
});

/** The button is large enough for a finger. Its visible border is lower, so that the bar covers little of the page. */
export const task = siteStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.control.target,
  paddingInline: fineSpace.snug,
  border: 0,
  background: 'none',
  fontSize: vars.size.caption,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: `${vars.space.xs} 0`,
      border: `1px solid ${vars.color.line.control}`,
      borderRadius: vars.radius.pill,
    },
    '&:hover::after': { borderColor: vars.color.text.body },
  },
});

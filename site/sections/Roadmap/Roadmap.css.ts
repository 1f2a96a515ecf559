import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';

import { namePlaces } from './roadmapPaths.ts';

const forced = { '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } };

export const drawing = siteStyle({
  width: '100%',
  height: `clamp(200px, 25vw, 320px)`,
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
});

/** The names in the order of `namePlaces`. */
export const named = siteStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.m}`,
});

const name = (selector: string, rule: object) =>
  globalStyle(`${named} > span${selector}`, { '@layer': { [layers.site]: rule } });
name('', {
  position: 'absolute',
  paddingInlineStart: vars.space.s,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  whiteSpace: 'nowrap',
});
for (const [index, { start, top }] of namePlaces.entries())
  name(`:nth-of-type(${index + 1})`, {
    top: `${top}%`,
    // After a ring, or above the end of a line.
    ...(start === undefined
      ? { right: '1%', translate: '0 calc(-100% - 10px)' }
      : { left: `${start}%`, translate: '0 -50%' }),
  });

// Phones have no room for them inside the drawing: there they follow it, each after a ring or dot of its own.
const onPhones = (selector: string, rule: object) =>
  name(`:nth-of-type(n)${selector}`, { '@media': { [below('tablet')]: rule } });
onPhones('', { position: 'static', padding: 0, translate: 'none', whiteSpace: 'normal' });
onPhones('::before', {
  content: '""',
  display: 'inline-block',
  width: '0.75em',
  height: '0.75em',
  marginInlineEnd: '0.5em',
  border: `2px solid ${vars.color.accent.fill}`,
  borderRadius: vars.radius.pill,
  boxSizing: 'border-box',
});
onPhones(':nth-of-type(n + 4)::before', { borderColor: vars.color.done, background: vars.color.done });
name(':nth-of-type(n + 4)::before', {
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

const drawn = { vectorEffect: 'non-scaling-stroke', ...forced } as const;

export const lane = siteStyle({ ...drawn, stroke: vars.color.accent.fill, strokeWidth: '2.2px' });

export const year = siteStyle({
  ...drawn,
  stroke: vars.color.line.hairline,
  strokeWidth: '1px',
});

export const end = siteStyle({ ...drawn, stroke: vars.color.accent.fill, strokeWidth: '13px' });

export const hole = siteStyle({
  ...drawn,
  stroke: vars.color.surface.page,
  strokeWidth: '9px',
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
});

export const done = siteStyle({ ...drawn, stroke: vars.color.done, strokeWidth: '13px' });

export const legend = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  paddingBottom: vars.space.l,
  fontSize: vars.size.control,
  lineHeight: vars.leading.normal,
});

export const sign = siteStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

export const signDrawing = siteStyle({ width: '28px', height: '14px', strokeLinecap: 'round', fill: 'none' });

const columns = { gridTemplateColumns: '180fr 340fr 340fr 340fr' };

/** Over the drawing as long as the words below stand under each other. */
export const marks = siteStyle({
  display: 'grid',
  ...columns,
  paddingBottom: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  '@media': { [from('desktop')]: { display: 'none' } },
});

/** The columns of the words stand under those of the drawing. */
export const years = siteStyle({
  display: 'grid',
  rowGap: vars.space.xl,
  paddingTop: vars.space.xl,
  '@media': { [from('desktop')]: columns },
});

export const part = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  minWidth: 0,
  breakInside: 'avoid',
  '@media': {
    [from('desktop')]: {
      paddingInlineEnd: vars.space.gutter,
      selectors: { '& + &': { paddingInlineStart: vars.space.m } },
    },
  },
});

export const when = siteStyle({
  color: vars.color.accent.text,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.snug,
});

export const held = siteStyle({ paddingTop: vars.space.s });

import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle, vars } from '#design-system/styles';

import { namePlaces } from './roadmapPaths.ts';

const forced = { '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } };

const lines = { overflow: 'visible', fill: 'none', strokeLinecap: 'round' } as const;

const heightOnPhones = '14rem';

export const drawing = siteStyle({
  width: '100%',
  height: heightOnPhones,
  ...lines,
  // Of its lines and dots.
  fontSize: '1rem',
  '@media': { [from('tablet')]: { height: 'clamp(24rem, 36vw, 28rem)' } },
});

/** The names in the order of `namePlaces`. */
export const named = siteStyle({
  position: 'relative',
  // Phones have no room for them inside the drawing: there they follow it.
  '@media': {
    [below('tablet')]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space.xs} ${vars.space.m}`,
      counterReset: 'system',
    },
  },
});

const name = (selector: string, rule: object, media = below('tablet')) =>
  globalStyle(`${named} > span${selector}`, { '@layer': { [layers.site]: { '@media': { [media]: rule } } } });

// In the drawing.
name(
  '',
  {
    position: 'absolute',
    paddingInlineStart: vars.space.s,
    fontSize: vars.size.small,
    lineHeight: vars.leading.snug,
    translate: '0 -50%',
  },
  from('tablet'),
);
name('', { fontSize: vars.size.body }, from('desktop'));
name(':nth-of-type(n + 4)', { right: '1%', translate: '0 calc(-100% - 10px)' }, from('tablet'));

// Below it.
name('', {
  display: 'flex',
  gap: vars.space.xs,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.normal,
  counterIncrement: 'system',
});

/** Its number, before the name and at the end of its line. */
const number = {
  content: 'counter(system)',
  flexShrink: 0,
  width: '1.5em',
  height: '1.5em',
  border: `2px solid ${vars.color.accent.fill}`,
  borderRadius: vars.radius.pill,
  boxSizing: 'border-box',
  background: vars.color.surface.page,
  fontSize: vars.size.caption,
  lineHeight: 'calc(1.5em - 4px)',
  textAlign: 'center',
};
const stays = { borderColor: vars.color.done, background: vars.color.done, color: vars.color.surface.page };
const filled = {
  borderColor: 'CanvasText',
  background: 'CanvasText',
  color: 'Canvas',
  forcedColorAdjust: 'none',
};
for (const place of ['before', 'after']) {
  name(`::${place}`, number);
  name(`:nth-of-type(n + 4)::${place}`, stays);
  name(`:nth-of-type(n + 4)::${place}`, filled, '(forced-colors: active)');
}
name('::after', { position: 'absolute', translate: '-50% -50%' });

for (const [index, { start, top }] of namePlaces.entries()) {
  const system = `:nth-of-type(${index + 1})`;
  const left = `${start}%`;
  name(system, { top: `${top}%`, ...(index < 3 && { left }) }, from('tablet'));
  name(`${system}::after`, { left, top: `calc(${heightOnPhones} * ${top / 100})` });
}

const drawn = { vectorEffect: 'non-scaling-stroke', ...forced } as const;

export const lane = siteStyle({ ...drawn, stroke: vars.color.accent.fill, strokeWidth: '0.14em' });

export const year = siteStyle({
  ...drawn,
  stroke: vars.color.line.hairline,
  strokeWidth: '1px',
});

export const end = siteStyle({ ...drawn, stroke: vars.color.accent.fill, strokeWidth: '0.8em' });

export const hole = siteStyle({
  ...drawn,
  stroke: vars.color.surface.page,
  strokeWidth: '0.56em',
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
});

export const done = siteStyle({ ...drawn, stroke: vars.color.done, strokeWidth: '0.8em' });

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

const columns = { gridTemplateColumns: 'minmax(0, 240fr) repeat(3, minmax(0, 320fr))' };

/** Over the drawing. */
export const marks = siteStyle({
  display: 'grid',
  ...columns,
  paddingBottom: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const mark = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});

/** At the ends of the lines, even where its year is narrower. */
export const count = siteStyle({
  color: vars.color.text.body,
  fontSize: vars.size.body,
  whiteSpace: 'nowrap',
  selectors: { ':last-child > &': { justifySelf: 'end' } },
});

/** The columns of the words stand under those of the drawing. */
export const years = siteStyle({
  display: 'grid',
  rowGap: vars.space.xl,
  paddingTop: vars.space.xl,
  '@media': { [from('desktop')]: { ...columns, rowGap: vars.space.xs } },
});

export const part = siteStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  minWidth: 0,
  breakInside: 'avoid',
  '@media': {
    // What is held stands at one height in each year.
    [from('desktop')]: {
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      paddingInlineEnd: vars.space.m,
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

/** What is finished by then. */
export const held = siteStyle({
  marginTop: vars.space.s,
  paddingTop: vars.space.s,
  borderTop: `2px solid ${vars.color.done}`,
});

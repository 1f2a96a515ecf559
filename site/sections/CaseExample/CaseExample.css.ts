import { from, hairline, lineWithDots, siteStyle, vars } from '#design-system/styles';

const fold = '2.5rem';
const marks = lineWithDots('0.75em');

export const example = siteStyle({ display: 'grid', gap: vars.space.m });

export const paper = siteStyle({
  position: 'relative',
  padding: vars.space.l,
  border: `1.5px solid ${vars.color.line.control}`,
  background: vars.color.surface.raised,
  lineHeight: vars.leading.normal,
  breakInside: 'avoid',
  '@media': { [from('tablet')]: { padding: vars.space.xl } },
});

/** The clip path cuts off the folded corner. */
export const foldedPaper = siteStyle({
  clipPath: `polygon(0 0, calc(100% - ${fold}) 0, 100% ${fold}, 100% 100%, 0 100%)`,
});

export const corner = siteStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  width: fold,
  fill: 'none',
  stroke: vars.color.line.control,
  strokeWidth: 2,
});

export const head = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.l}`,
  paddingBlockEnd: vars.space.m,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  selectors: { [`${foldedPaper} > &`]: { paddingInlineEnd: vars.space.l } },
});

export const title = siteStyle({
  color: vars.color.accent.text,
  fontSize: vars.size.h3,
  fontVariationSettings: vars.fontVariation.heading,
});

export const sound = siteStyle({
  display: 'block',
  width: '100%',
  marginBlockEnd: vars.space.l,
  fill: 'none',
  stroke: vars.color.accent.text,
  strokeWidth: 1.8,
});

export const lines = siteStyle({ display: 'grid' });

/** The sentence stands beside its speaker, or on phones below its speaker. */
export const turn = siteStyle({
  ...marks,
  position: 'relative',
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  paddingInlineStart: vars.space.xl,
  paddingBlockEnd: vars.space.l,
  breakInside: 'avoid',
  '@media': { ...marks['@media'], [from('tablet')]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
});

export const item = siteStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.m,
  borderTop: hairline,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const speaker = siteStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.s}`,
  selectors: {
    [`${item} > &`]: { justifyContent: 'space-between' },
    [`${turn} > &`]: { alignContent: 'start' },
  },
  // From tablets on, the time stands below the speaker.
  '@media': { [from('tablet')]: { selectors: { [`${turn} > &`]: { flexDirection: 'column' } } } },
});

/** The name stands beside its figure if it gets at least 8rem of the row. It may take several lines. */
export const name = siteStyle({
  fontWeight: vars.weight.medium,
  selectors: { [`${item} &`]: { flex: '1 1 8rem' } },
});

export const figure = siteStyle({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${turn} &`]: { color: vars.color.text.muted, fontSize: vars.size.small },
    [`${item} &`]: { fontSize: vars.size.h3, fontVariationSettings: vars.fontVariation.heading },
  },
});

export const text = siteStyle({
  minWidth: 0,
  selectors: { [`${item} > &`]: { color: vars.color.text.muted, fontSize: vars.size.control } },
});

export const english = siteStyle({ color: vars.color.text.muted, fontSize: vars.size.control });

export const sign = siteStyle({
  display: 'inline-block',
  marginInlineEnd: vars.space.xs,
  verticalAlign: '-0.15em',
});

export const bars = siteStyle({
  display: 'block',
  width: '100%',
  height: '0.75rem',
  marginBlockStart: vars.space.xs,
});

const strokes = { stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const;

export const axis = siteStyle({ ...strokes, strokeWidth: 1, color: vars.color.line.control });

export const bar = siteStyle({ ...strokes, strokeWidth: 8, color: vars.color.accent.text });

export const done = siteStyle({ color: vars.color.done });
export const passedOn = siteStyle({ color: vars.color.accent.text });
export const gone = siteStyle({ color: vars.color.text.muted });

export const detailsChanged = siteStyle({ color: vars.color.text.muted, fontSize: vars.size.small });

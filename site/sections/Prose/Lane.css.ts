import { siteStyle, vars } from '#design-system/styles';

export const lane = siteStyle({
  display: 'grid',
  marginBlock: `${vars.space.l} ${vars.space.xl}`,
  breakInside: 'avoid',
});

/** The lines take `currentColor` from here, because forced colours replace it. */
export const station = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  color: vars.color.accent.fill,
});

/** Lines with the height of the text beside them, from one dot to the next. */
export const lines = siteStyle({
  position: 'relative',
  top: '0.75em',
  height: 0,
  minHeight: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
});

/** Keeps the stroke width, however far the drawing is stretched. */
export const line = siteStyle({ vectorEffect: 'non-scaling-stroke' });

export const text = siteStyle({
  position: 'relative',
  paddingBlockEnd: vars.space.l,
  color: vars.color.text.body,
});

/** Dot at the end of the first line. */
export const dot = siteStyle({
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 'calc(0.75em - 9px)',
      insetInlineStart: `calc(-1 * ${vars.space.s} - 19px)`,
      width: '18px',
      height: '18px',
      border: `2px solid ${vars.color.accent.fill}`,
      borderRadius: vars.radius.pill,
      background: vars.color.surface.page,
    },
  },
});

/** Dot of the last station, if lines end there. */
export const arrived = siteStyle({
  selectors: { '&::before': { borderColor: vars.color.done, background: vars.color.done } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } },
  },
});

export const name = siteStyle({
  display: 'block',
  fontWeight: vars.weight.medium,
});

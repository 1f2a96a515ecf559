import { between, componentStyle, vars } from '#design-system/styles';

export const map = componentStyle({ width: '100%', maxWidth: '560px', height: 'auto', overflow: 'visible' });

/** The outer wall and the posts of the gates. */
export const wall = componentStyle({
  color: vars.color.accent.fill,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
});

export const inner = componentStyle({
  color: vars.color.accent.fill,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1,
  strokeOpacity: 0.8,
});

export const street = componentStyle({
  color: vars.color.line.control,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.2,
});

/** A gate cuts the wall: paper below, posts above. */
export const opening = componentStyle({ fill: vars.color.surface.page });

// In the drawing's own units: 13 to 17 px on the screen; tablets have least room.
export const name = componentStyle({
  color: vars.color.text.muted,
  fill: 'currentColor',
  stroke: vars.color.surface.page,
  strokeWidth: 7,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: '20px',
  '@media': {
    [between('tablet', 'desktop')]: { fontSize: '23px' },
    '(forced-colors: active)': { stroke: 'Canvas' },
  },
});

export const office = componentStyle({ color: vars.color.text.body, fontWeight: vars.weight.medium });
export const mark = componentStyle({ color: vars.color.accent.fill, fill: 'currentColor' });
export const end = componentStyle({ textAnchor: 'end' });
export const middle = componentStyle({ textAnchor: 'middle' });

// Styles for the token pages of Storybook. No component uses them.
import { assignVars, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { contrastPairs } from './contrastPairs.ts';
import { hairline } from './hairline.ts';
import { mapValues } from './specimenValues.ts';
import { exampleBrand } from './tokens/exampleBrand.ts';

const colorVar = (path: string): string => {
  let found: unknown = vars.color;
  for (const step of path.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined;
  }
  if (typeof found !== 'string') throw new Error(`No colour is called "${path}".`);
  return found;
};

/** One class for each pair of colours, in the order of `contrastPairs`. */
export const pairs = contrastPairs.map(({ foreground, background }) =>
  style({ background: colorVar(background), color: colorVar(foreground) }),
);

export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '1.75rem',
  border: hairline,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  lineHeight: 1,
});

export const letter = style({ width: '14px', fill: 'none', stroke: 'currentColor', strokeWidth: 2 });
export const dot = style({
  width: '14px',
  height: '14px',
  borderRadius: vars.radius.pill,
  background: 'currentColor',
});

/** One class for each colour, by path. */
export const fills: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(vars.color).flatMap(([group, value]) =>
    typeof value === 'string'
      ? [[group, style({ background: value })]]
      : Object.entries(value).map(([name, fill]) => [`${group}.${name}`, style({ background: fill })]),
  ),
);

export const swatch = style({
  display: 'inline-block',
  width: '2.75rem',
  height: '1.75rem',
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  verticalAlign: 'middle',
});

/** Applies a theme to the samples, but not to the cell around them. */
export const scope = style({ display: 'inline-flex', padding: '3px', borderRadius: vars.radius.control });

/** A sample and its description, side by side. */
export const figure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** A sample above its description, in a row of samples. */
export const narrowFigure = style([figure, { flexDirection: 'column', alignItems: 'start' }]);

export const bars = mapValues(vars.space, (width) => style({ width }));
export const bar = style({ height: '1rem', minWidth: '1px', background: vars.color.accent.fill });

export const radii = mapValues(vars.radius, (borderRadius) => style({ borderRadius }));
export const shadows = mapValues(vars.shadow, (boxShadow) => style({ boxShadow }));
export const tile = style({
  width: '9rem',
  height: '5rem',
  border: `1px solid ${vars.color.line.control}`,
  background: vars.color.surface.raised,
});

export const sizes = mapValues(vars.size, (fontSize) => style({ fontSize, lineHeight: vars.leading.snug }));
export const weights = mapValues(vars.weight, (fontWeight) => style({ fontWeight }));
export const fontVariations = mapValues(vars.fontVariation, (fontVariationSettings) =>
  style({ fontVariationSettings }),
);
export const leadings = mapValues(vars.leading, (lineHeight) => style({ lineHeight }));
export const trackings = mapValues(vars.tracking, (letterSpacing) => style({ letterSpacing }));
export const large = style({ fontSize: vars.size.h2, overflowWrap: 'anywhere' });

const movedRight = { transform: 'translateX(12rem)' };
export const track = style({
  width: '13rem',
  borderBottom: hairline,
  paddingBlock: vars.space.xs,
});
export const runner = style({
  width: '1rem',
  height: '1rem',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.fill,
  selectors: { [`${track}:hover &`]: movedRight },
});
export const durations = mapValues(vars.duration, (transitionDuration) =>
  style({ transition: `transform ${transitionDuration} ${vars.easing.standard}` }),
);
export const easings = mapValues(vars.easing, (easing) =>
  style({ transition: `transform ${vars.duration.slow} ${easing}` }),
);

const { color, shadow } = vars;
/** A sample in the light and the dark colours of another company. */
export const otherBrand = mapValues({ light: exampleBrand.light, dark: exampleBrand.dark }, (tokens) =>
  style({
    vars: assignVars({ color, shadow }, tokens),
    padding: vars.space.l,
    background: vars.color.surface.page,
    color: vars.color.text.body,
  }),
);

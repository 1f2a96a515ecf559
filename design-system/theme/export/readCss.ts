/** A token in the Design Tokens format, version 2025.10. */
export interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}

/** A group of tokens and groups, by name. */
export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

/** Font size of the root element, in px. */
const rootSize = 16;
const round = (value: number) => Number(value.toFixed(4));
const exportError = (css: string, wanted: string) => new Error(`Cannot export "${css}": write ${wanted}.`);

/**
 * Returns the value of a length in px. 1 rem is 16 px. Throws on any unit but px and rem, because the format has no
 * other.
 */
export function pixels(css: string): { readonly value: number; readonly unit: 'px' } {
  const [, digits, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (!digits || (!unit && digits !== '0')) throw exportError(css, 'px, rem or clamp()');
  return { value: round(Number(digits) * (unit === 'rem' ? rootSize : 1)), unit: 'px' };
}

/** Returns the minimum and the maximum of a `clamp()`, or `null` for a length that does not depend on the window. */
export function clampEnds(css: string): { readonly narrow: string; readonly wide: string } | null {
  const [, narrow, wide] = /^clamp\(([^,]+), .+, ([^,]+)\)$/.exec(css) ?? [];
  return narrow && wide ? { narrow, wide } : null;
}

/** Returns the token of a length. A `clamp()` becomes two tokens: its minimum and its maximum. */
export function length(css: string): Token | TokenGroup {
  const fluid = clampEnds(css);
  /** Keeps the original value as the description. */
  const withOriginal = (value: string): Token => ({ ...dimension(value), $description: css });
  if (fluid) return { narrow: withOriginal(fluid.narrow), wide: withOriginal(fluid.wide) };
  return css.endsWith('rem') ? withOriginal(css) : dimension(css);
}
const dimension = (css: string): Token => ({ $type: 'dimension', $value: pixels(css) });

const colorValue = (css: string) => {
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/.test(css)) throw exportError(css, 'colours as #rrggbb or #rrggbbaa');
  const channel = (start: number) => round(Number.parseInt(css.slice(start, start + 2), 16) / 255);
  const alpha = css.length === 9 ? { alpha: channel(7) } : {};
  return { colorSpace: 'srgb', components: [1, 3, 5].map(channel), ...alpha, hex: css.slice(0, 7) };
};

/** Returns the token of a colour, with its hexadecimal form. */
export const color = (css: string): Token => ({ $type: 'color', $value: colorValue(css) });

/** Returns the token of one or more shadows. In the CSS the lengths must come first and the colour last. */
export const shadow = (css: string): Token => ({
  $type: 'shadow',
  $value: css.split(', ').map((layer) => {
    const parts = layer.split(' ');
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = parts.slice(0, -1);
    return {
      color: colorValue(parts.at(-1) ?? ''),
      offsetX: pixels(offsetX),
      offsetY: pixels(offsetY),
      blur: pixels(blur),
      spread: pixels(spread),
    };
  }),
});

/**
 * Returns the token of the number in `1.2`, `scale(1.03)` or `-0.03em`. If the text is not only the number, it becomes
 * the description.
 */
export function number(css: string): Token {
  const [found] = /-?\d+(\.\d+)?/.exec(css) ?? [];
  if (!found) throw exportError(css, 'a number');
  return { $type: 'number', $value: Number(found), ...(found === css ? {} : { $description: css }) };
}

/** Returns the token of a weight from 1 to 1000. */
export const fontWeight = (css: string): Token => ({ $type: 'fontWeight', $value: Number(css) });

/** Returns the token of a font family and its fallbacks. */
export const fontFamily = (css: string): Token => ({
  $type: 'fontFamily',
  $value: css.split(', ').map((name) => name.replaceAll("'", '')),
});

/** Returns the token of a time, in seconds. */
export const duration = (css: string): Token => ({
  $type: 'duration',
  $value: { value: round(Number.parseFloat(css) / (css.endsWith('ms') ? 1000 : 1)), unit: 's' },
});

/** Returns the token of a `cubic-bezier()`. */
export const cubicBezier = (css: string): Token => ({
  $type: 'cubicBezier',
  $value: css
    .replace(/^cubic-bezier\((.*)\)$/, '$1')
    .split(',')
    .map(Number),
});

/** One token of the Design Tokens format, 2025.10. */
export interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}

/** Tokens in named groups. */
export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

const rootSize = 16;
const round = (value: number) => Number(value.toFixed(4));
const cannot = (css: string, wanted: string) => new Error(`Cannot export "${css}": write ${wanted}.`);

/** The value of a length in px or rem (16 px). Throws on any other unit: the format has no more. */
export function pixels(css: string): { readonly value: number; readonly unit: 'px' } {
  const [, digits, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (!digits || (!unit && digits !== '0')) throw cannot(css, 'px, rem or clamp()');
  return { value: round(Number(digits) * (unit === 'rem' ? rootSize : 1)), unit: 'px' };
}

/** The least and the greatest value of a `clamp()`; `null` for a length that does not grow with the window. */
export function ends(css: string): { readonly narrow: string; readonly wide: string } | null {
  const [, narrow, wide] = /^clamp\(([^,]+), .+, ([^,]+)\)$/.exec(css) ?? [];
  return narrow && wide ? { narrow, wide } : null;
}

/** A length. One that grows with the window becomes two tokens, its least and its greatest value. */
export function length(css: string): Token | TokenGroup {
  const fluid = ends(css);
  const described = (value: string): Token => ({ ...dimension(value), $description: css });
  if (fluid) return { narrow: described(fluid.narrow), wide: described(fluid.wide) };
  return css.endsWith('rem') ? described(css) : dimension(css);
}
const dimension = (css: string): Token => ({ $type: 'dimension', $value: pixels(css) });

const colorValue = (css: string) => {
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/.test(css)) throw cannot(css, 'colours as #rrggbb or #rrggbbaa');
  const share = (start: number) => round(Number.parseInt(css.slice(start, start + 2), 16) / 255);
  const alpha = css.length === 9 ? { alpha: share(7) } : {};
  return { colorSpace: 'srgb', components: [1, 3, 5].map(share), ...alpha, hex: css.slice(0, 7) };
};

/** A colour with its hexadecimal form beside it. */
export const color = (css: string): Token => ({ $type: 'color', $value: colorValue(css) });

/** One or more shadows, as CSS writes them: lengths first, the colour last. */
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

/** The one number of `1.2`, `scale(1.03)` or `-0.03em`; a text with more than digits becomes the description. */
export function number(css: string): Token {
  const [found] = /-?\d+(\.\d+)?/.exec(css) ?? [];
  if (!found) throw cannot(css, 'a number');
  return { $type: 'number', $value: Number(found), ...(found === css ? {} : { $description: css }) };
}

/** A weight from 1 to 1000. */
export const fontWeight = (css: string): Token => ({ $type: 'fontWeight', $value: Number(css) });

/** A family and its fallbacks, best first. */
export const fontFamily = (css: string): Token => ({
  $type: 'fontFamily',
  $value: css.split(', ').map((name) => name.replaceAll("'", '')),
});

/** A time in seconds. */
export const duration = (css: string): Token => ({
  $type: 'duration',
  $value: { value: round(Number.parseFloat(css) / (css.endsWith('ms') ? 1000 : 1)), unit: 's' },
});

/** A `cubic-bezier()`. */
export const cubicBezier = (css: string): Token => ({
  $type: 'cubicBezier',
  $value: css
    .replace(/^cubic-bezier\((.*)\)$/, '$1')
    .split(',')
    .map(Number),
});

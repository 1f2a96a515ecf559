import { breakpoints, scale, type ThemeTokens, textStyles } from '../tokens/index.ts';
import * as read from './readCss.ts';

type Source = { readonly [name: string]: string | Source };
type Reader = (css: string) => read.Token | read.TokenGroup;

const each = (source: Source, reader: Reader): read.TokenGroup =>
  Object.fromEntries(
    Object.entries(source).map(([name, value]) => [
      name,
      typeof value === 'string' ? reader(value) : each(value, reader),
    ]),
  );

/**
 * Returns a theme, and the scales that all themes share, in the Design Tokens format (2025.10). Lengths are in px and
 * times in seconds, because all tools support these units. Throws on a value that the format does not support.
 */
export function toDesignTokens({ color, shadow }: ThemeTokens): read.TokenGroup {
  const px = Object.fromEntries(Object.entries(breakpoints).map(([name, value]) => [name, `${value}px`]));
  return {
    color: each(color, read.color),
    shadow: each(shadow, read.shadow),
    space: each(scale.space, read.length),
    control: each(scale.control, read.length),
    radius: each(scale.radius, read.length),
    width: each(scale.width, read.length),
    breakpoint: each(px, read.length),
    size: each(scale.size, read.length),
    weight: each(scale.weight, read.fontWeight),
    font: each(scale.font, read.fontFamily),
    tracking: each(scale.tracking, read.number),
    leading: each(scale.leading, read.number),
    typography: Object.fromEntries(
      Object.entries(textStyles).map(([name, style]) => [name, textStyle(style)]),
    ),
    duration: each(scale.duration, read.duration),
    easing: each(scale.easing, read.cubicBezier),
    press: each(scale.press, read.number),
    layer: each(scale.layer, read.number),
  };
}

type TextStyle = (typeof textStyles)[keyof typeof textStyles];

/**
 * Returns the token of a text style, which refers to other tokens. If its size depends on the window, it becomes two
 * tokens.
 */
function textStyle(style: TextStyle): read.Token | read.TokenGroup {
  const size = scale.size[style.size];
  const fluid = read.ends(size);
  if (!fluid) return typography(style, size, style.size);
  return {
    narrow: typography(style, fluid.narrow, `${style.size}.narrow`),
    wide: typography(style, fluid.wide, `${style.size}.wide`),
  };
}

function typography(style: TextStyle, size: string, name: string): read.Token {
  const tracking = 'tracking' in style ? Number.parseFloat(scale.tracking[style.tracking]) : 0;
  return {
    $type: 'typography',
    $value: {
      fontFamily: '{font.text}',
      fontSize: `{size.${name}}`,
      fontWeight: `{weight.${style.weight}}`,
      letterSpacing: read.pixels(`${(read.pixels(size).value * tracking).toFixed(3)}px`),
      lineHeight: `{leading.${style.leading}}`,
    },
    $description: `font-variation-settings: ${scale.fontVariation[style.fontVariation]}`,
  };
}

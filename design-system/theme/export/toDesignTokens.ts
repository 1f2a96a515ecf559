import { breakpoints, scale, type ThemeTokens, textStyles } from '../tokens/index.ts';
import * as read from './readCss.ts';

/** CSS values and groups of them, by name. */
type CssValues = { readonly [name: string]: string | CssValues };
type Reader = (css: string) => read.Token | read.TokenGroup;

/** Returns the tokens of all values. */
const tokensOf = (values: CssValues, reader: Reader): read.TokenGroup =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? reader(value) : tokensOf(value, reader),
    ]),
  );

/**
 * Returns a theme, and the scales that all themes share, in the Design Tokens format (2025.10). Lengths are in px and
 * times in seconds, because all tools support these units. Throws on a value that the format does not support.
 */
export function toDesignTokens({ color, shadow }: ThemeTokens): read.TokenGroup {
  const breakpointLengths = Object.fromEntries(
    Object.entries(breakpoints).map(([name, value]) => [name, `${value}px`]),
  );
  return {
    color: tokensOf(color, read.color),
    shadow: tokensOf(shadow, read.shadow),
    space: tokensOf(scale.space, read.length),
    control: tokensOf(scale.control, read.length),
    radius: tokensOf(scale.radius, read.length),
    width: tokensOf(scale.width, read.length),
    breakpoint: tokensOf(breakpointLengths, read.length),
    size: tokensOf(scale.size, read.length),
    weight: tokensOf(scale.weight, read.fontWeight),
    font: tokensOf(scale.font, read.fontFamily),
    tracking: tokensOf(scale.tracking, read.number),
    leading: tokensOf(scale.leading, read.number),
    typography: Object.fromEntries(
      Object.entries(textStyles).map(([name, style]) => [name, textStyle(style)]),
    ),
    duration: tokensOf(scale.duration, read.duration),
    easing: tokensOf(scale.easing, read.cubicBezier),
    press: tokensOf(scale.press, read.number),
    layer: tokensOf(scale.layer, read.number),
  };
}

type TextStyle = (typeof textStyles)[keyof typeof textStyles];

/**
 * Returns the token of a text style, which refers to other tokens. A text style whose size depends on the window
 * becomes two tokens.
 */
function textStyle(style: TextStyle): read.Token | read.TokenGroup {
  const size = scale.size[style.size];
  const fluid = read.clampEnds(size);
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

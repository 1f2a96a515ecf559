import type { StyleRule } from '@vanilla-extract/css';

/**
 * Returns negative margins as wide as the padding of a control without a visible border, so that its label aligns with
 * the text around it. Forced colours show the border, which then aligns instead of the label.
 */
export const outdent = (padding: string) =>
  ({
    marginInline: `calc(-1 * ${padding})`,
    '@media': { '(forced-colors: active)': { marginInline: 0 } },
  }) satisfies StyleRule;

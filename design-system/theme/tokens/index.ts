// The tokens as plain values: for contrast tables, exports and drawings made outside a browser.
export { ingotPath, ingotViewBox } from '../../graphics/ingotPath.ts';
export { type Breakpoint, below, breakpoints, from } from './breakpoints.ts';
export { dark } from './dark.ts';
export { darkHighContrast } from './darkHighContrast.ts';
export { light } from './light.ts';
export { lightHighContrast } from './lightHighContrast.ts';
export { scale } from './scale.ts';
export type { ThemeTokens } from './ThemeTokens.ts';
export { textStyles } from './textStyles.ts';

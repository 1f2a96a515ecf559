// Tokens as plain values, for contrast tables, exports and images made outside a browser.
export { ingotPath, ingotViewBox } from '../ingotPath.ts';

import { brand } from './brand.ts';

export { contrastFaults } from '../contrastPairs.ts';
export { brandStyle } from '../export/brandStyle.ts';
export { brand } from './brand.ts';
export { type Breakpoint, below, breakpoints, from } from './breakpoints.ts';
export { exampleBrand } from './exampleBrand.ts';
export { scale } from './scale.ts';
export type { Brand, ThemeTokens } from './ThemeTokens.ts';
export { textStyles } from './textStyles.ts';

export const { light, dark, lightHighContrast, darkHighContrast } = brand;

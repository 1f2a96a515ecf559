import { dark } from './dark.ts';
import { darkHighContrast } from './darkHighContrast.ts';
import { light } from './light.ts';
import { lightHighContrast } from './lightHighContrast.ts';
import type { Brand } from './ThemeTokens.ts';

/** All colours and shadows of our brand. Another company replaces only this file, for example by `exampleBrand.ts`. */
export const brand: Brand = { light, dark, lightHighContrast, darkHighContrast };

import { dark } from './dark.ts';
import { darkHighContrast } from './darkHighContrast.ts';
import { light } from './light.ts';
import { lightHighContrast } from './lightHighContrast.ts';
import type { Brand } from './ThemeTokens.ts';

/** All colours and shadows. Another company replaces this one file (`exampleBrand.ts`). */
export const brand: Brand = { light, dark, lightHighContrast, darkHighContrast };

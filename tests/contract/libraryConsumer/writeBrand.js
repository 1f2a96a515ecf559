import { writeFileSync } from 'node:fs';
import { brandStyle, exampleBrand } from 'consultancy-design-system/tokens';

writeFileSync('brand.css', brandStyle(exampleBrand));

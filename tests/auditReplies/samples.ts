import { attributeSamples } from './attributes.ts';
import { geminiSamples } from './gemini.ts';
import { groupSamples } from './groups.ts';
import { headingSamples } from './headings.ts';
import { itemSamples } from './items.ts';
import { jsonSamples } from './json.ts';
import { languageSamples } from './languages.ts';
import { looseItemSamples } from './looseItems.ts';
import { missingSamples } from './missing.ts';
import { noiseSamples } from './noise.ts';
import type { Sample } from './Sample.ts';
import { tableSamples } from './tables.ts';

/** Replies as models really write them, with what must be read from each. Tests alone use them. */
export const samples: readonly Sample[] = [
  ...geminiSamples,
  ...headingSamples,
  ...itemSamples,
  ...looseItemSamples,
  ...attributeSamples,
  ...tableSamples,
  ...groupSamples,
  ...jsonSamples,
  ...noiseSamples,
  ...missingSamples,
  ...languageSamples,
];

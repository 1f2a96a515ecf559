import * as english from './english.ts';
import * as report from './englishReport.ts';
import type { Labels } from './Labels.ts';

/** Every word in English: what is said without a `LabelsProvider`, and where a translation begins. */
export const englishLabels: Labels = { ...english, ...report };

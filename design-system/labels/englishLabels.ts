import * as english from './english.ts';
import * as report from './englishReport.ts';
import type { Labels } from './Labels.ts';

/** All labels in English: the default without a `LabelsProvider`, and the start of a translation. */
export const englishLabels: Labels = { ...english, ...report };

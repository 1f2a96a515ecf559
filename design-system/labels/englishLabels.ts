import * as english from './english.ts';
import * as report from './englishReport.ts';
import type { Labels } from './Labels.ts';

/** All labels in English. They are the default without a `LabelsProvider`. Copy them to begin a translation. */
export const englishLabels: Labels = { ...english, ...report };

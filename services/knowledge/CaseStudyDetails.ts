import type { ServiceId } from './services/briefs.ts';

/** How many marks, and what they are. */
interface Counted {
  /** Not whole where the last mark is drawn in part. */
  readonly count: number;
  /** What all of them come to, where that says more than their number: "9 hours". */
  readonly value?: string;
  readonly text: string;
}

/** A change that can be counted, for a drawing with a mark for each. */
export interface CaseCount {
  /** What one mark stands for, e.g. "10 calls"; larger units where there would be more than about 400 marks. */
  readonly mark: string;
  /** What it looks like where it is more than a stroke: a thing, or a sheet of paper. */
  readonly shape?: 'square' | 'sheet';
  /** How many go in a row, where a row means something: 30 for a minute, if each is 2 seconds. @default 50 strokes, 16 things, 9 sheets */
  readonly inRow?: number;
  readonly before: Counted;
  readonly after: Counted;
  /** What both are a part of; without it, all that were counted before. */
  readonly all?: number;
  /** How the counts follow from what was measured, e.g. "620 calls × 31% ≈ 192", with "=" only where nothing is rounded. */
  readonly arithmetic: string;
}

/** What a case brings back in money, and what for. Sample figures, like all of them. */
export interface CasePayback {
  /** Hours of people's time that are no longer needed, in a week or in a month of four of them. */
  readonly hours?: { readonly count: number; readonly a: 'week' | 'month' };
  /** What else is gained in a month, in euros, with the arithmetic in words: "65 second trips × €8". */
  readonly gains?: readonly { readonly what: string; readonly euros: number }[];
  /** What has to come back in euros, and what that is ("First idea"), where it is not the price of the case. */
  readonly spent?: { readonly euros: number; readonly on: string };
  /** Months that bring nothing yet and cost what runs. @default 0 */
  readonly wait?: number;
  /** What brings the gains where it is not a month: then a year of running is part of what has to come back. */
  readonly per?: 'sale';
  /** What was counted, or left out, and why. */
  readonly note: string;
}

/** One piece of the work as it goes now, with whom it was about changed. */
export interface CaseSpecimen {
  /** What it is written on: a call has a sound, a sheet a folded corner, messages have neither. */
  readonly kind: 'call' | 'messages' | 'sheet';
  /** E.g. "An invoice". */
  readonly title: string;
  /** Which one, e.g. "Number 20488". */
  readonly note: string;
  /** What the bars of its lines are drawn to: the least and the most. */
  readonly scale?: readonly [least: number, most: number];
  /** Two to five. */
  readonly lines: readonly {
    /** Who speaks, or what is read. */
    readonly who: string;
    /** When, or how much. */
    readonly figure?: string;
    /** In English. */
    readonly text: string;
    /** As it was said. */
    readonly greek?: string;
    /** From where to where its bar goes on the scale. */
    readonly bar?: readonly [from: number, to: number];
    /** Finished, left to a person, or what happens no longer. */
    readonly state?: 'done' | 'asked' | 'gone';
  }[];
}

/** What the pages of the case studies show besides the brief. */
export interface CaseStudyDetails {
  /** What visitors filter by, e.g. "Health". */
  readonly industry: string;
  /** Leave it out where nothing was counted. */
  readonly count?: CaseCount;
  readonly situation: string;
  /** What was built, as the way one piece of work takes through it, with a sentence or two for each stop. */
  readonly built: readonly { readonly title: string; readonly text: string }[];
  /** What did not work, honestly. */
  readonly setback: string;
  /** What came of it besides the change of its title: one or two, each among the figures of its brief. */
  readonly results: readonly { readonly value: string; readonly name: string; readonly note: string }[];
  /** Running costs in euros a month, without VAT; 0 if nothing runs afterwards. */
  readonly monthly: number;
  readonly payback: CasePayback;
  readonly services: readonly ServiceId[];
}

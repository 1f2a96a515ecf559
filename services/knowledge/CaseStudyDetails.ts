import type { ServiceId } from './services/briefs.ts';

/** How many marks, and what they are. */
interface Counted {
  readonly count: number;
  /** What all of them come to, where that says more than their number: "9 hours". */
  readonly value?: string;
  readonly text: string;
}

/** A change that can be counted, for a drawing with a mark for each. */
export interface CaseCount {
  /** What one mark stands for, e.g. "one call in a week". */
  readonly mark: string;
  /** What it looks like where it is more than a stroke: a thing, a sheet of paper, or a line of which some are struck out. */
  readonly shape?: 'square' | 'sheet' | 'line';
  /** How many strokes go in a row, where a row means something: 60 seconds. */
  readonly inRow?: number;
  readonly before: Counted;
  readonly after: Counted;
  /** What is said of the marks that are left, and of those that are not, each after their number: "remain", "gone". */
  readonly key: { readonly left: string; readonly gone: string };
  /** What both are a part of; without it, all that were counted before. */
  readonly all?: number;
  /** How the counts follow from what was measured, e.g. "620 calls × 31% ≈ 192", with "=" only where nothing is rounded. */
  readonly arithmetic: string;
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
  /** What the price is for, where it is less than what changed, e.g. "the map". */
  readonly priceFor?: string;
  /** Running costs in euros a month, without VAT; 0 if nothing runs afterwards. */
  readonly monthly: number;
  readonly services: readonly ServiceId[];
}

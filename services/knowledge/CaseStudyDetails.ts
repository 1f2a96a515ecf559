import type { OfferingId } from './offerings/briefs.ts';

/** Number of marks, and their meaning. */
interface Counted {
  /** A fraction draws the last mark in part. */
  readonly count: number;
  /** Total in words, where it says more than their number: "9 hours". */
  readonly value?: string;
  readonly text: string;
}

/** A change that can be counted, for a drawing with a mark for each. */
export interface CaseCount {
  /** Meaning of one mark, e.g. "10 calls"; larger units if there would be more than about 400 marks. */
  readonly mark: string;
  /** Shape of a mark that is more than a stroke: a thing or a document. */
  readonly shape?: 'square' | 'document';
  /**
   * Number of marks in a row, where a row has a meaning: 30 for a minute of marks for 2 seconds. @default 50 strokes,
   * 16 things, 9 sheets of paper
   */
  readonly inRow?: number;
  readonly before: Counted;
  readonly after: Counted;
  /** Whole of which both are parts; without it, the count before the change. */
  readonly all?: number;
  /** Derivation of the counts from the measurement, e.g. "620 calls × 31% ≈ 192", with "=" only where nothing is rounded. */
  readonly arithmetic: string;
}

/** Savings of a case in money, and their sources. Sample figures, like all of them. */
export interface CasePayback {
  /** Hours of people's time that are no longer needed, in a week or in a month of four weeks. */
  readonly hours?: { readonly count: number; readonly a: 'week' | 'month' };
  /** Further gain a month, in the firm’s currency, with the arithmetic in words: "65 second trips × €8". */
  readonly gains?: readonly { readonly what: string; readonly amount: number }[];
  /** Amount to recover in the firm’s currency, and its name ("First idea"), where it is not the price of the case. */
  readonly spent?: { readonly amount: number; readonly on: string };
  /** Months of running costs without a return. @default 0 */
  readonly wait?: number;
  /** Unit of the gains where it is not a month: then a year of running is part of the amount to recover. */
  readonly per?: 'sale';
  /** Items counted or left out, with the reason. */
  readonly note: string;
}

/** One example of the work as it is done now, with changed names. */
export interface CaseExample {
  /** Medium: a call has a sound, a document a folded corner, messages have neither. */
  readonly kind: 'call' | 'messages' | 'document';
  /** E.g. "An invoice". */
  readonly title: string;
  /** Which one, e.g. "Number 20488". */
  readonly note: string;
  /** Scale of its bars: the least and the most. */
  readonly scale?: readonly [least: number, most: number];
  /** Two to five. */
  readonly lines: readonly {
    /** Speaker, or name of the text. */
    readonly who: string;
    /** When, or how much. */
    readonly figure?: string;
    /** In English. */
    readonly text: string;
    /** The original, in Greek. */
    readonly greek?: string;
    /** Start and end of its bar on the scale. */
    readonly bar?: readonly [from: number, to: number];
    /** Outcome: finished, left to a person, or no longer necessary. */
    readonly state?: 'done' | 'asked' | 'gone';
  }[];
}

/** Details on the pages of the case studies, besides the brief. */
export interface CaseStudyDetails {
  /** Industry for the filter, e.g. "Health". */
  readonly industry: string;
  /** Leave it out where nothing was counted. */
  readonly count?: CaseCount;
  readonly situation: string;
  /** The system, as the path of one piece of work through it, with a sentence or two for each stop. */
  readonly built: readonly { readonly title: string; readonly text: string }[];
  /** Failures. */
  readonly setback: string;
  /** Results besides the change in its title: one or two, each among the figures of its brief. */
  readonly results: readonly { readonly value: string; readonly name: string; readonly note: string }[];
  /** Running costs in the firm’s currency a month, without VAT; 0 if nothing runs afterwards. */
  readonly monthly: number;
  readonly payback: CasePayback;
  readonly services: readonly OfferingId[];
}

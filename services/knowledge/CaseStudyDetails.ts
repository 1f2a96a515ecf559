import type { OfferingId } from './offerings/briefs.ts';

/** A number of drawn marks, and their meaning. */
interface Counted {
  /** Number of marks. For a fraction, the last mark is drawn in part. */
  readonly count: number;
  /** Total as text, if it says more than the count: "9 hours". */
  readonly value?: string;
  readonly text: string;
}

/** A change that can be counted, drawn with one mark for each unit. */
export interface CaseCount {
  /** Meaning of one mark, e.g. "10 calls". Choose larger units if there would be more than about 400 marks. */
  readonly mark: string;
  /** Shape of a mark: a square for a thing, or a document. @default a stroke */
  readonly shape?: 'square' | 'document';
  /**
   * Number of marks in a row, if a row has a meaning: 30 marks of 2 seconds make a minute. @default 50 strokes, 16
   * squares or 9 documents
   */
  readonly inRow?: number;
  readonly before: Counted;
  readonly after: Counted;
  /** Total that includes both counts. @default the count before the change */
  readonly total?: number;
  /**
   * Calculation of the counts from the measurement, e.g. "620 calls × 31% ≈ 192". Use "=" only if no value is rounded.
   */
  readonly arithmetic: string;
}

/** Savings of a case in money, and their sources. All figures are samples. */
export interface CasePayback {
  /** Saved hours of people's time, per week or per month of four weeks. */
  readonly hours?: { readonly count: number; readonly a: 'week' | 'month' };
  /** Further gains per month, in the firm’s currency, with the calculation as text: "65 second trips × €8". */
  readonly gains?: readonly { readonly what: string; readonly amount: number }[];
  /** Amount to recover in the firm’s currency, and its name ("First idea"). Left out if it is the price of the case. */
  readonly spent?: { readonly amount: number; readonly on: string };
  /** Number of months with running costs but without a return. @default 0 */
  readonly wait?: number;
  /** Unit of the gains. With `sale`, a year of running costs is part of the amount to recover. @default a month */
  readonly per?: 'sale';
  /** Text about the costs and gains that are counted or left out, with the reason. */
  readonly note: string;
}

/** One example of the work after the change, with changed names. */
export interface CaseExample {
  /** Medium of the example. A call is shown with a sound wave, a document with a folded corner. */
  readonly kind: 'call' | 'messages' | 'document';
  /** Title, e.g. "An invoice". */
  readonly title: string;
  /** Identifies the example, e.g. "Number 20488". */
  readonly note: string;
  /** Scale of the bars: lowest and highest value. */
  readonly scale?: readonly [min: number, max: number];
  /** Two to five lines of the conversation or the document. */
  readonly lines: readonly {
    /** Speaker, or name of the text. */
    readonly label: string;
    /** Time or amount of the line. */
    readonly figure?: string;
    /** Text in English. */
    readonly text: string;
    /** Original text in Greek. */
    readonly greek?: string;
    /** Start and end of the bar on the scale. */
    readonly bar?: readonly [from: number, to: number];
    /** `done`: finished. `passedOn`: passed to a person. `gone`: no longer necessary. */
    readonly state?: 'done' | 'passedOn' | 'gone';
  }[];
}

/** Details for the page of a case study, in addition to its brief. */
export interface CaseStudyDetails {
  /** Industry for the filter, e.g. "Health". */
  readonly industry: string;
  /** Leave it out if nothing was counted. */
  readonly count?: CaseCount;
  readonly situation: string;
  /** The system, described as the path of one task through it, with a sentence or two for each step. */
  readonly built: readonly { readonly title: string; readonly text: string }[];
  /** Failures and difficulties of the project. */
  readonly setback: string;
  /** One or two results in addition to the change in the title. Each is one of the figures of the brief. */
  readonly results: readonly { readonly value: string; readonly name: string; readonly note: string }[];
  /** Running costs per month in the firm’s currency, without VAT; 0 if no system runs afterwards. */
  readonly monthly: number;
  readonly payback: CasePayback;
  readonly services: readonly OfferingId[];
}

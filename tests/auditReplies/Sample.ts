import type { AuditArea } from '#services';

/** A reply as a model might write it, and what must be read from it. */
export interface Sample {
  readonly name: string;
  readonly reply: string;
  /** The areas the visitor had ticked. */
  readonly areas?: readonly AuditArea[];
  readonly summary: string | 'template';
  readonly opportunities: readonly (readonly [title: string, description: string])[] | 'template';
  readonly solutions: readonly SampleSolution[] | 'template';
}

export type SampleSolution = readonly [
  title: string,
  description: string,
  priority: string,
  roi: string,
  difficulty: string,
];

/** Content of most samples, each in its own form. */
export const summary = 'Your bakery loses about ten hours a week to routine work.';
export const opportunities = [
  ['Answer repeated questions', 'Most calls are about opening hours and orders.'],
  ['Stop typing invoices', 'Every supplier invoice is typed by hand.'],
] as const;
export const solutions = [
  ['Website assistant', 'Answers common questions at any hour.', 'High', '200-300%', 'Easy'],
  ['Invoice reader', 'Reads invoices and prepares the posting.', 'Medium', '150-200%', 'Hard'],
] as const satisfies readonly SampleSolution[];

/** The usual content, for samples that differ in form alone. */
export const usual = { summary, opportunities, solutions } as const;

import { ContentError } from '../ContentError.ts';

/** Basis of the saved hours of an automation. */
export interface Basis {
  /** Team for which the hours were counted, e.g. "a team of 6". */
  readonly company: string;
  /** Number of occurrences per week. */
  readonly count: number;
  /** Name of the counted things, in the plural: "enquiries". */
  readonly unit: string;
  /** Minutes saved for each. */
  readonly minutes: number;
}

/**
 * Reads a sentence such as "a team of 6: 120 enquiries a week, 5 minutes saved on each". Throws `ContentError` for any
 * other form.
 */
export function readBasis(sentence: string): Basis {
  const [, company = '', count, unit = '', minutes] =
    /^(.+): (\d+) ([^,]+) a week, (\d+) minutes? saved on each$/.exec(sentence) ?? [];
  if (!minutes)
    throw new ContentError(
      `services/knowledge/automations: "basis" is wrong ("${sentence}"). Write "<company>: <count> <unit> a week, <n> minutes saved on each".`,
    );
  return { company, count: Number(count), unit, minutes: Number(minutes) };
}

import { ContentError } from '../ContentError.ts';

/** Basis of the hours of an automation. */
export interface Basis {
  /** Team in which it was counted, e.g. "a team of 6". */
  readonly company: string;
  /** Occurrences a week. */
  readonly count: number;
  /** Counted things, in the plural: "enquiries". */
  readonly unit: string;
  /** Minutes saved on each. */
  readonly minutes: number;
}

/** Reads "a team of 6: 120 enquiries a week, 5 minutes saved on each". Throws `ContentError` when a sentence has another form. */
export function readBasis(sentence: string): Basis {
  const [, company = '', count, unit = '', minutes] =
    /^(.+): (\d+) ([^,]+) a week, (\d+) minutes? saved on each$/.exec(sentence) ?? [];
  if (!minutes)
    throw new ContentError(
      `services/knowledge/automations: "basis" is wrong ("${sentence}"). Write "<company>: <count> <unit> a week, <n> minutes saved on each".`,
    );
  return { company, count: Number(count), unit, minutes: Number(minutes) };
}

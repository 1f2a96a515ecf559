import type { Source } from '#services/knowledge';
import { formatDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';

export const labels = {
  inShort: 'In short',
  tags: 'Tags',
  sources: 'Sources',
  more: 'More posts',
  previous: 'Previous post',
  next: 'Next post',
  related: 'Related posts',
};

/** Formats a day with non-breaking spaces. */
const dayOf = (iso: string) => formatDay(iso).replaceAll(' ', '\u00a0');

/** Returns author, date, day of the last update if there was one, and reading time in minutes. */
export const byline = ({ author, date, updated, readingMinutes }: PostMeta) =>
  [author, dayOf(date), ...(updated ? [`updated ${dayOf(updated)}`] : []), `${readingMinutes}\u00a0min`].join(
    ', ',
  );

/** Says on which day the facts were last checked, and whether in the source itself or in reports about it. */
export const checkedOn = ({ checked, read }: Source) =>
  `Checked on ${dayOf(checked)}${read === 'report' ? ', in reports about it' : ''}.`;

/** Address of the post, for print only. */
export const printedFrom = (address: string) => `Printed from ${address}`;

import { formatDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';
import type { Source } from '#site/content/Source.ts';

export const labels = {
  inShort: 'In short',
  tags: 'Tags',
  sources: 'Sources',
  more: 'More posts',
  previous: 'Previous post',
  next: 'Next post',
  related: 'Related posts',
};

/** A day that stays on one line. */
const dayOf = (iso: string) => formatDay(iso).replaceAll(' ', '\u00a0');

/** Author, date and reading time of a post. */
export const byline = ({ author, date, updated, readingMinutes }: PostMeta) =>
  [author, dayOf(date), ...(updated ? [`updated ${dayOf(updated)}`] : []), `${readingMinutes}\u00a0min`].join(
    ', ',
  );

/** Says when the facts of a source were last compared with it, and by which way. */
export const checkedOn = ({ checked, read }: Source) =>
  `Checked on ${dayOf(checked)}${read === 'report' ? ', in reports about it' : ''}.`;

/** On paper: where it was printed from. */
export const printedFrom = (address: string) => `Printed from ${address}`;

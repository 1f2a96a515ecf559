import { formatDay } from '#site/content/formatDay.ts';
import type { PostMeta } from '#site/content/PostMeta.ts';

export const labels = {
  inShort: 'In short',
  tags: 'Tags',
  more: 'More posts',
  previous: 'Previous post',
  next: 'Next post',
  related: 'Related posts',
};

/** A day that stays on one line. */
const dayOf = (iso: string) => formatDay(iso).replaceAll(' ', '\u00a0');

/** Who wrote a post, when, and how long it takes to read. */
export const byline = ({ author, date, updated, readingMinutes }: PostMeta) =>
  [author, dayOf(date), ...(updated ? [`updated ${dayOf(updated)}`] : []), `${readingMinutes}\u00a0min`].join(
    ', ',
  );

/** On paper: where it was printed from. */
export const printedFrom = (address: string) => `Printed from ${address}`;

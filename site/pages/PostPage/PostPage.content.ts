import type { PostMeta } from '#site/content/PostMeta.ts';

export const labels = {
  contents: 'Contents',
  tags: 'Tags',
  more: 'More posts',
  previous: 'Before this',
  next: 'After this',
  related: 'Read on',
};

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Who wrote a post, when, and how long it takes to read. */
export const byline = ({ author, date, updated, readingMinutes }: PostMeta) =>
  [
    author,
    day.format(new Date(date)),
    ...(updated ? [`updated ${day.format(new Date(updated))}`] : []),
    `${readingMinutes} minutes`,
  ].join(', ');

import type { SearchHit } from '#services';
import { isOffered } from '#services/knowledge';

import { shortcut } from './search.content.ts';

/** Texts of the search. */
export const copy = {
  title: 'Search',
  label: 'Search this site',
  try: 'Try one of these',
  suggestions: [
    'invoices',
    ...(isOffered('voice-agents') ? ['voice agent', 'missed calls'] : []),
    'How long does a project take?',
  ],
  searching: 'Searching…',
  none: {
    title: (query: string) => `Nothing found for “${query}”.`,
    text: 'Fewer words find more, and one word is often enough. Every page is also listed on the sitemap.',
    link: 'Open the sitemap',
  },
  failed: {
    title: 'The search did not load.',
    text: 'The connection may have dropped on the way. What you typed is still in the field: try again, or reload the page if that does not help.',
    retry: 'Try again',
  },
  key: {
    on: `The slash key (${shortcut}) opens this on any page.`,
    off: `The slash key (${shortcut}) does not open this.`,
    switchOff: 'Switch the slash key off',
    switchOn: 'Switch the slash key on',
  },
} as const;

/** Labels of the kinds of results. */
export const kinds: Readonly<Record<SearchHit['kind'], string>> = {
  service: 'Service',
  'sub-service': 'Solution',
  question: 'Question',
  company: 'Our company',
  page: 'Page',
  automation: 'Automation',
  'case-study': 'Case study',
  post: 'Blog post',
};

/** Returns the number of results in words. `most` is the largest number of results that is shown. */
export function countOf(count: number, most: number): string {
  if (count === 0) return 'No results. Try another word.';
  if (count === 1) return '1 result';
  return count === most ? `The ${most} best results` : `${count} results`;
}

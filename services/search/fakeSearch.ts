import { spoken } from '../knowledge/spoken.ts';
import type { SearchHit, SiteSearch } from './SiteSearch.ts';

/** Two things to find, of two kinds. */
const sample: readonly SearchHit[] = [
  {
    kind: 'service',
    title: 'AI voice agents',
    path: '/services/voice-agents',
    excerpt: `Every call answered, in ${spoken.or}, day and night.`,
  },
  {
    kind: 'automation',
    title: 'Qualify leads',
    path: '/automations#lead-qualification',
    excerpt: 'Someone asks for an offer.',
  },
];

/** The search in each scenario a visitor can meet. Stories, tests and the prerender use it. */
export const fakeSearch = {
  /** Finds pages with the query in their title or excerpt. */
  finds:
    (hits: readonly SearchHit[] = sample) =>
    async (): Promise<SiteSearch> => ({
      find(query) {
        const wanted = query.trim().toLowerCase();
        if (wanted === '') return [];
        return hits.filter(({ title, excerpt }) => `${title} ${excerpt}`.toLowerCase().includes(wanted));
      },
    }),
  /** Finds nothing, whatever is typed. */
  findsNothing: () => async (): Promise<SiteSearch> => ({ find: () => [] }),
  /** The index does not arrive. */
  fails: () => async (): Promise<SiteSearch> => {
    throw new Error('The search index at /search.json answers 503.');
  },
  /** The index is still on its way. */
  hangs: () => () => new Promise<SiteSearch>(() => {}),
};

import { spoken } from '../knowledge/spoken.ts';
import type { SearchHit, SiteSearch } from './SiteSearch.ts';

/** Two results of different kinds. */
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

/** A search for each scenario, for stories, tests and prerendering. */
export const fakeSearch = {
  /** Finds pages with the query in their title or excerpt. */
  finds:
    (hits: readonly SearchHit[] = sample) =>
    async (): Promise<SiteSearch> => ({
      find(query) {
        const soughtText = query.trim().toLowerCase();
        if (soughtText === '') return [];
        return hits.filter(({ title, excerpt }) => `${title} ${excerpt}`.toLowerCase().includes(soughtText));
      },
    }),
  /** Finds nothing for any query. */
  findsNothing: () => async (): Promise<SiteSearch> => ({ find: () => [] }),
  /** Always fails, as if the index could not be loaded. */
  fails: () => async (): Promise<SiteSearch> => {
    throw new Error('The search index at /search.json answers 503.');
  },
  /** Never finishes loading the index. */
  hangs: () => () => new Promise<SiteSearch>(() => {}),
};

import { describe, expect, test } from 'vitest';

import { maxHits, type SiteSearch } from '#services';

/** Creates a search for each scenario of the contract. */
export interface SearchScenarios {
  /** There is a service called "AI voice agents" to find. */
  finds(): Promise<SiteSearch>;
  /** The index does not load. */
  fails(): Promise<SiteSearch>;
}

/** Contract of every `SiteSearch`. */
export function describeSiteSearch(name: string, { finds, fails }: SearchScenarios): void {
  describe(`${name} keeps the SiteSearch contract`, () => {
    test('finds a document by a word of its title, in upper or lower case', async () => {
      const search = await finds();
      const expected = { kind: 'service', title: 'AI voice agents', path: '/services/voice-agents' };
      for (const query of ['voice', 'VOICE', ' voice agents '])
        expect(search.find(query)).toContainEqual(expect.objectContaining(expected));
    });

    test('finds nothing for an empty or an unknown word', async () => {
      const search = await finds();
      for (const query of ['', '  ', 'xyzzyx', '…!', '('.repeat(2_000)])
        expect(search.find(query)).toEqual([]);
    });

    test('returns a limited number of results', async () => {
      const search = await finds();
      for (const query of ['a', 'the', 'automation'])
        expect(search.find(query).length).toBeLessThanOrEqual(maxHits);
    });

    test('rejects when the index does not arrive', async () => {
      await expect(fails()).rejects.toThrow('search index');
    });
  });
}

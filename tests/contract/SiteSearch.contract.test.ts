import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fakeSearch } from '#services/fakes';
import { createSiteSearch } from '#services/server';
import { searchIndex } from '#site/build/searchIndex.ts';
import { anyText, companyName, streetAddress } from '#tests/visitors/internationalInputs.ts';
import { describeSiteSearch } from './describeSiteSearch.ts';

const seed = Number(process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 2 ** 31));
const index = searchIndex();
const server = createServer((request, response) => {
  if (request.url === '/search.json') response.end(index);
  else if (request.url === '/page.json') response.end('<!doctype html>');
  else response.writeHead(503).end();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => void server.close());

const search = () => createSiteSearch(`${origin}/search.json`);

describeSiteSearch('The adapter, with the index of this site,', {
  finds: search,
  fails: () => createSiteSearch(`${origin}/elsewhere.json`),
});
describeSiteSearch('The fake', { finds: fakeSearch.finds(), fails: fakeSearch.fails() });

describe('the site search over the real index', () => {
  test.each([
    ['a page', 'page', 'privacy', '/privacy'],
    ['a service', 'service', 'voice agents', '/services/voice-agents'],
    ['a sub-service', 'sub-service', 'chatbot', '/services/chatbots'],
    ['a question', 'question', 'How long does a project take?', '/#question-time'],
    ['an automation', 'automation', 'quote drafted', '/automations#quote-drafting'],
    ['a case study', 'case-study', 'village names', '/case-studies/clinic-nicosia'],
    ['a post by its text', 'post', 'structured electronic', '/blog/e-invoicing-by-post-dated-letter'],
  ])('finds %s', async (_, kind, query, path) => {
    expect((await search()).find(query)).toContainEqual(expect.objectContaining({ kind, path }));
  });

  test.each([
    ['the beginning of a word', 'enterpr strat', '/enterprise-it-strategy'],
    ['a misspelt word', 'autmation', '/automations'],
    ['a word without its accent, or with one', 'clínic', '/case-studies/clinic-nicosia'],
  ])('understands %s', async (_, query, path) => {
    expect((await search()).find(query).map((hit) => hit.path)).toContain(path);
  });

  test.each(['where is my data stored eu', 'data EU', 'cookies', 'GDPR data'])(
    'answers "%s" with the question about data or the privacy page first',
    async (query) => {
      const [first] = (await search()).find(query);
      expect([first?.path, first?.title]).toEqual(
        expect.arrayContaining([expect.stringMatching(/^\/privacy$|Where is our data stored/)]),
      );
    },
  );

  test('ranks a title before a mention', async () => {
    const { find } = await search();
    expect(find('process automation')[0]).toMatchObject({ path: '/services/process-automation' });
    expect(find('voice')[0]).toMatchObject({ path: '/services/voice-agents' });
  });

  test('rejects a response that is no index, as a static host may send', async () => {
    await expect(createSiteSearch(`${origin}/page.json`)).rejects.toThrow();
  });

  test('has an index that is small enough for a phone', () => {
    expect(index.length).toBeLessThan(400_000);
  });
});

test('the site search answers any text without an error', async () => {
  const { find } = await search();
  fc.assert(
    fc.property(fc.oneof(anyText(200), companyName, streetAddress), (query) => {
      for (const { path } of find(query)) expect(path).toMatch(/^\//);
    }),
    { seed, numRuns: 200 },
  );
});

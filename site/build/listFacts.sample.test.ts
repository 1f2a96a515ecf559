// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

import { knowledge } from '#services/knowledge';
import { accessibilityStatement } from '#site/content/accessibility/accessibilityStatement.ts';
import { legalSources } from '#site/content/legal/sources.ts';
import { privacyPolicy, termsOfService } from '#site/content/legal.ts';

import { describeModel } from './describeModel.ts';
import { listFacts, staleFacts } from './listFacts.ts';

const facts = listFacts(process.cwd());

test('facts of posts, legal pages and models are listed with the day of their check', () => {
  const places = facts.map(({ place }) => place);
  expect(places).toEqual(
    expect.arrayContaining([
      'site/content/posts/ai-act-article-50.md',
      'privacyPolicy',
      'accessibilityStatement',
      '.storybook/handbook/Operations.mdx',
    ]),
  );
  for (const { checked } of facts) expect(Date.parse(checked)).toBeLessThanOrEqual(Date.now());
});

test('a fact is old after 180 days, and not before', () => {
  const fact = { place: 'a', fact: 'b', source: 'c', read: 'report', checked: '2026-01-01' } as const;
  expect(staleFacts([fact], '2026-06-30')).toEqual([]);
  expect(staleFacts([fact], '2026-07-01')).toEqual([fact]);
});

const legalTexts = { privacyPolicy, termsOfService, accessibilityStatement };

test.each(Object.entries(legalTexts))(
  'the %s states each fact of its sources word for word',
  (name, text) => {
    const json = JSON.stringify(text(knowledge));
    for (const { facts } of legalSources[name as keyof typeof legalSources])
      for (const fact of facts) expect(json).toContain(fact);
  },
);

/** A service that lists one model, on loopback. */
async function serving<T>(status: number, run: (baseUrl: string, keys: readonly unknown[]) => Promise<T>) {
  const keys: unknown[] = [];
  const model = {
    name: 'models/gemini-flash-latest',
    version: '3.8',
    displayName: 'Gemini Flash Latest',
    outputTokenLimit: 65_536,
    thinking: true,
    temperature: 1,
  };
  const server = createServer((request, response) => {
    keys.push(request.headers['x-goog-api-key']);
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ models: [model] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys);
  } finally {
    server.close();
  }
}

test('describeModel prints the model behind the alias, what it takes and where its price stands', async () => {
  await serving(200, async (baseUrl, keys) => {
    const lines = await describeModel({ baseUrl, key: 'a-key', model: 'gemini-flash-latest' });
    expect(lines).toEqual([
      'gemini-flash-latest: Gemini Flash Latest, version 3.8',
      'longest reply: 65536 tokens; thinks: yes',
      'sampling by default: temperature 1, topP not listed, topK not listed',
      'price: not told by the service; see https://ai.google.dev/gemini-api/docs/pricing',
    ]);
    expect(keys).toEqual(['a-key']);
  });
});

test('describeModel says that a model is not listed, and which status refused the key', async () => {
  await serving(200, async (baseUrl) => {
    expect(await describeModel({ baseUrl, key: 'k', model: 'gemini-0' })).toEqual([
      'gemini-0 is not among the 1 models of this key.',
    ]);
  });
  await serving(403, async (baseUrl) => {
    await expect(describeModel({ baseUrl, key: 'k', model: 'm' })).rejects.toThrow('status 403');
  });
});

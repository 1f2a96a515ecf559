import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

import { company, faqs } from '#services/knowledge';
import { blocksIn, faultsOf, type StructuredData } from './structuredDataSchema.ts';
import { routes } from './support/routes.ts';

// The files as they were built: no browser and no server is needed to read them.
const client = fileURLToPath(new URL('../../dist/client', import.meta.url));
const fileOf = (route: string) => path.join(client, route === '/' ? 'index.html' : `${route}.html`);
const htmlOf = (route: string) => readFileSync(fileOf(route), 'utf8');
const dataOf = (route: string): StructuredData => JSON.parse(blocksIn(htmlOf(route))[0] ?? 'null');
const typesOf = (route: string) => dataOf(route)['@graph'].map((thing) => thing['@type']);
const addressesIn = (data: StructuredData) =>
  [...JSON.stringify(data).matchAll(/"(?:url|item|mainEntityOfPage)":"([^"]+)"/g)].map(([, url = '']) => url);

for (const route of [...routes, '/404'])
  test(`[X-04] ${route} has one valid block of structured data`, () => {
    expect(blocksIn(htmlOf(route))).toHaveLength(1);
    const data = dataOf(route);
    expect(faultsOf(data)).toEqual([]);
    expect(data['@graph'][0]).toMatchObject({ '@type': 'ProfessionalService', name: company.name });
    for (const url of addressesIn(data)) expect([...routes], url).toContain(new URL(url).pathname);
  });

test('[X-04] each kind of page has structured data of its type', () => {
  expect(typesOf('/')).toEqual(['ProfessionalService', 'WebSite', 'FAQPage']);
  for (const route of routes) {
    const directory = route.split('/')[1];
    const single = route.split('/').length > 2;
    if (directory === 'services' && single) expect(typesOf(route)).toContain('Service');
    const isPost =
      directory === 'blog' && single && !/(tech-insights|industry-news|company-updates)$/.test(route);
    expect(typesOf(route).includes('BlogPosting'), route).toBe(isPost);
    const isCase = directory === 'case-studies' && single;
    expect(typesOf(route).includes('Article'), route).toBe(isCase);
    if ((directory === 'services' && single) || isPost || isCase)
      expect(typesOf(route)).toContain('BreadcrumbList');
  }
});

test('[X-04] breadcrumb data ends at its page, and page data has its address', () => {
  for (const route of routes)
    for (const { '@type': type, url, mainEntityOfPage, itemListElement } of dataOf(route)['@graph']) {
      const own = type === 'Service' ? url : (mainEntityOfPage ?? itemListElement?.at(-1)?.item);
      if (own) expect(new URL(own).pathname, type).toBe(route);
    }
});

test('[X-04] the questions in the structured data stand on the page too', () => {
  const text = htmlOf('/').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  for (const { question } of faqs) expect(text.split(question).length, question).toBeGreaterThan(2);
});

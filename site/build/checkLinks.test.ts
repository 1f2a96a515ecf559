import { expect, test } from 'vitest';

import { deadLinks, listMistakes } from './checkLinks.ts';

const about = { address: '/about', html: '<h2 id="team">Team</h2>' };
const linksTo = (href: string) =>
  deadLinks(
    [about, { address: '/', html: `<a class="link" href="${href}">A link</a>` }],
    (path) => path === '/rss.xml',
  );

test.each('/about /about#team /about?x=1 /# /rss.xml https://example.com/none /ai-audit#sample'.split(' '))(
  'deadLinks lets a link to %s pass',
  (href) => expect(linksTo(href)).toEqual([]),
);

test.each([
  ['/blog/gone', '/ links to /blog/gone, and there is no such page. Correct the address, or add the page.'],
  ['/about#gone', '/ links to /about#gone, and that page has no place "gone". Correct the part after the #.'],
  ['#gone', '/ links to #gone, and that page has no place "gone". Correct the part after the #.'],
])('deadLinks names a link to %s', (href, sentence) => expect(linksTo(href)).toEqual([sentence]));

test('listMistakes names an address that is listed twice, and one that is in no list', () => {
  expect(listMistakes(['/', '/about'], ['/', '/about'])).toEqual([]);
  expect(listMistakes(['/', '/about'], ['/', '/'])).toEqual([
    'Two pages have the address /. Give one of them another.',
    '/about is in no list. Add its line to services/knowledge/pages.ts.',
  ]);
});

// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { exampleBrand, light } from '#design-system/tokens';
import { knowledge } from '#services/knowledge';
import { additions } from './additions.ts';
import { buildRebranded, type RebrandedSite, textFiles } from './buildRebranded.ts';
import { company } from './secondBrand/company.ts';
import { contact } from './secondBrand/contact.ts';
import { sample } from './secondBrand/sample.ts';

const first = knowledge;
const digits = (text: string) => text.replace(/\D/g, '');

/** Marks of the first brand that must be gone, in lower case. */
const marks: readonly string[] = [
  first.company.name,
  first.company.tagline,
  first.company.founder.name,
  ...first.company.founder.name.split(' '),
  first.contact.email.split('@')[1] ?? '',
  first.contact.phone,
  digits(first.contact.phone),
  first.contact.headquarters.address,
  first.contact.youtube,
  ...Object.values(first.contact.socialMedia),
].flatMap((mark) => (mark ? [mark.toLowerCase()] : []));

/** Each mark of the first brand that a text contains. */
const tracesIn = (text: string) => {
  const low = text.toLowerCase();
  return marks.filter((mark) => low.includes(mark));
};

// All tests share one build.
let site: RebrandedSite;
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  site = await buildRebranded(Object.values(additions));
  files = await textFiles(site.folder);
}, 300_000);
afterAll(() => site?.remove());

const page = (name: string) => files.get(`client/${name}`) ?? '';

describe('a site with another company’s knowledge and colours', () => {
  test('has no trace of the first brand in any file or file name', () => {
    const found = [...files].flatMap(([file, text]) =>
      tracesIn(`${file}\n${text}`).map((mark) => `${file}: ${mark}`),
    );
    expect(found).toEqual([]);
    expect(files.size).toBeGreaterThan(100);
  });

  test('has the second brand where the first stood', () => {
    expect(page('index.html')).toContain(company.name);
    for (const figure of Object.values(company.stats)) expect(page('index.html')).toContain(figure);
    const { clients, projectsCompleted } = first.company.stats;
    for (const [file, text] of files)
      if (file.endsWith('.html'))
        for (const old of [clients, projectsCompleted]) expect(text, file).not.toContain(old);
    expect(page('about.html')).toContain(company.founder.name);
    for (const { year } of company.milestones) expect(page('about.html')).toContain(String(year));
    expect(page('contact.html')).toContain(contact.headquarters.address);
    expect(page('contact.html')).toContain(contact.phone);
    expect(page('sitemap.xml')).toContain('https://www.vellanoor.example/about');
    expect(page('llms.txt')).toContain(`# ${company.name}`);
    expect(page('.well-known/security.txt')).toContain(contact.email);
    expect(page('search.json')).toContain(company.name);
    for (const [file, text] of files)
      if (file.endsWith('.html') && !file.endsWith('404.html')) expect(text, file).toContain(company.name);
  });

  test('says nowhere that it is a sample', () => {
    expect(sample).toBeUndefined();
    for (const [file, text] of files)
      if (/\.(html|md|txt)$/.test(file)) expect(text, file).not.toMatch(/this (firm|site) is a sample/i);
  });

  test('has only the colours of the second brand', () => {
    const { fill, text: copper } = light.color.accent;
    const old = [fill, copper, light.color.surface.page];
    const found = [...files].flatMap(([file, text]) =>
      old.filter((colour) => text.includes(colour)).map((colour) => `${file}: ${colour}`),
    );
    expect(found).toEqual([]);
    expect(page('favicon.svg')).toContain(exampleBrand.light.color.accent.fill);
    expect(page('site.webmanifest')).toContain(exampleBrand.light.color.surface.page);
  });
});

describe('one new file, or a brief and its details,', () => {
  test('adds a post with a page, in the lists, the feeds, the sitemap and the search', () => {
    expect(page('blog/a-post-for-the-test.html')).toContain('The test has a post');
    for (const file of ['blog.html', 'sitemap.xml', 'rss.xml', 'feed.json', 'llms.txt', 'search.json'])
      expect(page(file), file).toMatch(/a-post-for-the-test|The test has a post/);
  });

  test('adds an automation to the catalogue and the search', () => {
    for (const file of ['automations.html', 'search.json'])
      expect(page(file), file).toContain('Drill automated');
  });

  test('adds a case study with a page, in the list, the sitemap and the search', () => {
    for (const file of [
      'case-studies.html',
      'case-studies/drill.html',
      'sitemap.html',
      'llms.txt',
      'search.json',
    ])
      expect(page(file), file).toContain('The test was a case');
  });

  test('adds a service with a page, in every list of services, the sitemap and the search', () => {
    expect(page('services/drill-service.html')).toContain('It exists for as long as the test does.');
    for (const file of ['index.html', 'services.html', 'sitemap.html', 'sitemap.xml', 'llms.txt'])
      expect(page(file), file).toContain('/services/drill-service');
    expect(page('search.json')).toContain('Drill service');
  });

  test('adds a service that the assistant recognises by the words of its entry', async () => {
    expect(
      await site.ask('could you run a fire drill', 'what is Drill service?', 'how much does it cost'),
    ).toEqual(['drill-service', 'drill-service', 'price']);
  });
});

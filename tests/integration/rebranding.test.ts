// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { light } from '#design-system/tokens';
import { country, knowledge } from '#services/knowledge';
import { marksIn } from '#site/adopt/leftovers.ts';
import { sampleFirm } from '#site/adopt/sampleFirm.ts';
import { additions } from './additions.ts';
import { buildRebranded, type RebrandedSite, textFiles } from './buildRebranded.ts';
import firm from './secondFirm/firm.json';

const { company, contact } = knowledge;

/** Texts that the site of the second firm must not hold: the marks of the sample, and its facts as they stand. */
const searched = {
  ...sampleFirm,
  marks: {
    ...sampleFirm.marks,
    facts: [
      company.tagline,
      company.founder.name,
      contact.email.split('@')[1] ?? '',
      contact.phone,
      contact.phone.replace(/\D/g, ''),
      country.zone,
      ...[...Object.values(contact.socialMedia), contact.youtube].flatMap((profile) => profile ?? []),
    ],
  },
};

/** Scripts of a site also read amounts in any currency and the Greek of visitors. */
const general = new Set(['currency', 'language']);
/** Matches a hash in a page. Any figure of the sample may occur in it by chance. */
const hash = /sha(?:256|384|512)-[\w+/]+=*/g;
const tracesIn = (file: string, text: string) =>
  marksIn(text.replace(hash, ''), searched).filter(
    ({ kind }) => !(file.endsWith('.js') && general.has(kind)),
  );

// All tests share one build.
let site: RebrandedSite;
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  site = await buildRebranded(Object.values(additions));
  files = await textFiles(site.folder);
}, 300_000);
afterAll(() => site?.remove());

const page = (name: string) => files.get(`client/${name}`) ?? '';

describe('the site of a firm in another country', () => {
  test('has no word, figure, zone, law or currency of the sample in any file or file name', () => {
    const found = [...files].flatMap(([file, text]) =>
      tracesIn(file, `${file}\n${text}`).map(({ kind, mark }) => `${file}: ${kind} ${mark}`),
    );
    expect(found).toEqual([]);
    expect(files.size).toBeGreaterThan(100);
  });

  test('has the facts of the firm where those of the sample stood', () => {
    expect(page('index.html')).toContain(firm.name);
    expect(page('index.html')).toContain(`AI and IT consultancy in ${firm.city}, Georgia`);
    for (const figure of Object.values(firm.stats)) expect(page('index.html')).toContain(figure);
    expect(page('about.html')).toContain(firm.founder.name);
    expect(page('about.html')).toContain(String(firm.founded));
    expect(page('contact.html')).toContain(firm.address);
    expect(page('contact.html')).toContain(firm.phone);
    expect(page('contact.html')).toContain('"addressCountry":"GE"');
    expect(page('terms.html')).toContain('the courts of Georgia');
    expect(page('services/consultancy.html')).toContain('GEL');
    expect(page('sitemap.xml')).toContain('https://www.vellanoor.example/about');
    expect(page('llms.txt')).toContain(`# ${firm.name}`);
    expect(page('.well-known/security.txt')).toContain(firm.email);
    expect(page('search.json')).toContain(firm.name);
    for (const [file, text] of files)
      if (file.endsWith('.html') && !file.endsWith('404.html')) expect(text, file).toContain(firm.name);
  });

  test('has the services that the firm offers, and no page or link of another', () => {
    expect(page('services/data-analytics.html')).toContain('<h1');
    expect(page('services/voice-agents.html')).toBe('');
    expect(page('enterprise-it-strategy.html')).toBe('');
    for (const [file, text] of files)
      if (/\.(html|md)$/.test(file))
        expect(text, file).not.toMatch(/\/services\/(voice-agents|ai-automation|chatbots)|\/enterprise-it-/);
  });

  test('says nowhere that it is a sample', () => {
    for (const [file, text] of files)
      if (/\.(html|md|txt)$/.test(file)) expect(text, file).not.toMatch(/this (firm|site) is a sample/i);
  });

  test('has the colours of the firm, and none of the sample’s accents', () => {
    const { fill, text: accent } = light.color.accent;
    const found = [...files].flatMap(([file, text]) =>
      [fill, accent].filter((colour) => text.includes(colour)).map((colour) => `${file}: ${colour}`),
    );
    expect(found).toEqual([]);
    expect(page('favicon.svg')).toContain(firm.colours.light);
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
    for (const file of 'case-studies.html case-studies/drill.html sitemap.html llms.txt search.json'.split(
      ' ',
    ))
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

// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { light } from '#design-system/tokens';
import { knowledge } from '#services/knowledge';
import { buildRebranded, otherColour, type RebrandedSite, textFiles } from './buildRebranded.ts';
import { company } from './secondBrand/company.ts';
import { contact } from './secondBrand/contact.ts';

const first = knowledge;
const digits = (text: string) => text.replace(/\D/g, '');

/** What must be gone: each mark of the first brand, in lower case. */
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
].map((mark) => mark.toLowerCase());

/** Each mark of the first brand that a text still bears. */
const tracesIn = (text: string) => {
  const low = text.toLowerCase();
  return marks.filter((mark) => low.includes(mark));
};

describe('a site with another company’s knowledge and colours', () => {
  let site: RebrandedSite;
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    site = await buildRebranded();
    files = await textFiles(site.folder);
  }, 180_000);
  afterAll(() => site?.remove());

  const page = (name: string) => files.get(`client/${name}`) ?? '';

  test('bears no trace of the first brand, in any file, name of a file included', () => {
    const found = [...files].flatMap(([file, text]) =>
      tracesIn(`${file}\n${text}`).map((mark) => `${file}: ${mark}`),
    );
    expect(found).toEqual([]);
    expect(files.size).toBeGreaterThan(100);
  });

  test('bears the second brand where the first stood', () => {
    expect(page('index.html')).toContain(company.name);
    for (const figure of Object.values(company.stats)) expect(page('index.html')).toContain(figure);
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

  test('has the colours of the second brand alone', () => {
    const { fill, text: copper } = light.color.accent;
    const old = [fill, copper, light.color.surface.page];
    const found = [...files].flatMap(([file, text]) =>
      old.filter((colour) => text.includes(colour)).map((colour) => `${file}: ${colour}`),
    );
    expect(found).toEqual([]);
    expect(page('favicon.svg')).toContain(otherColour(fill));
    expect(page('site.webmanifest')).toContain(otherColour(light.color.surface.page));
  });
});

describe('the search for traces', () => {
  test.each(marks)('notices "%s", in upper case too', (mark) => {
    expect(tracesIn(`<p>Ask ${mark.toUpperCase()}, please.</p>`)).toContain(mark);
  });

  test('notices the name inside a word, and nothing in the second brand', () => {
    expect(tracesIn(`${first.company.name}s`)).toContain(first.company.name.toLowerCase());
    expect(tracesIn(JSON.stringify([company, contact]))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';

import { knowledge, serviceBriefs, serviceCount } from './index.ts';

const { company, contact, services, subServices, faqs, pages, automations, caseStudies, chatbot } = knowledge;
const words = JSON.stringify(knowledge);

describe('the knowledge base', () => {
  test('states the fixed facts', () => {
    expect(company.foundedYear).toBe(2018);
    expect(Object.values(company.stats)).toEqual(['87+', '156+', '92%', '4.9/5']);
    expect(company.values).toHaveLength(4);
    expect(company.milestones.map(({ year }) => year)).toEqual([2018, 2019, 2020, 2021, 2022, 2023]);
    expect(contact.phone).toBe('+357 22 000 000');
    expect(contact.email).toBe('info@idalion.example');
    expect([contact.headquarters.city, contact.headquarters.country]).toEqual(['Nicosia', 'Cyprus']);
    expect(chatbot.welcome).toBe("Hello! I'm Idalion Assistant. How can I help you today?");
  });

  test('has the seven services of the requirements, each service once, with a benefit and a use case', () => {
    const ids = services.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'consultancy',
        'digital-presence',
        'process-automation',
        'voice-agents',
        'data-analytics',
        'enterprise-it-strategy',
        'ai-automation',
      ]),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(serviceBriefs.map(({ id }) => id)).toEqual(ids);
    expect(serviceCount.first.toLowerCase()).toBe(serviceCount.inside);
    for (const { benefits, useCases } of [...services, ...subServices]) {
      expect(benefits.length).toBeGreaterThan(0);
      expect(useCases.length).toBeGreaterThan(0);
    }
  });

  test('makes the promises of the six questions, and each of them once', () => {
    expect(faqs).toHaveLength(6);
    const answers = faqs.map(({ answer }) => answer).join('\n');
    for (const claim of ['2-4 weeks', '3-6 months', '3-12 months', '300-500%', '24 hours', 'complimentary'])
      expect(answers).toContain(claim);
  });

  test('lists each page once, with a path inside the site', () => {
    const addresses = pages.map(({ path }) => path);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { id } of [...services, ...subServices]) expect(addresses).toContain(`/services/${id}`);
    for (const path of ['/privacy', '/terms', '/sitemap', '/ai-audit', '/blog/tech-insights'])
      expect(addresses).toContain(path);
  });

  test.each(automations)('can defend the hours saved by "$title"', ({ basis, hoursSaved }) => {
    const [, count, minutes] = /: (\d+) [^,]+ a week, (\d+) minutes? saved on each$/.exec(basis) ?? [];
    expect((Number(count) * Number(minutes)) / 60).toBe(hoursSaved);
  });

  test('has at least eighteen automations and six case studies, each with a name of its own', () => {
    expect(new Set(automations.map(({ id }) => id)).size).toBe(automations.length);
    expect(automations.length).toBeGreaterThanOrEqual(18);
    expect(new Set(caseStudies.map(({ slug }) => slug)).size).toBe(caseStudies.length);
    expect(caseStudies.length).toBeGreaterThanOrEqual(6);
    for (const { figures } of caseStudies) expect(figures).toHaveLength(3);
  });

  const shown = services.filter(({ caseStudy }) => caseStudy !== undefined);
  test.each(shown)('shows "$title" in a case study that is about it', ({ id, caseStudy }) => {
    expect(caseStudies.find(({ slug }) => slug === caseStudy)?.services).toContain(id);
  });

  test('says it plainly, and leaves no placeholder open', () => {
    expect(words).not.toMatch(/unlock|leverag|cutting-edge|empower|revolution|seamless|fast-paced/i);
    expect(words).not.toMatch(/\{\w+\}|lorem|todo/i);
  });
});

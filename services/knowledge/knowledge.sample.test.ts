import { describe, expect, test } from 'vitest';

import {
  buildPrice,
  caseStudyBriefs,
  caseStudySlugs,
  choices,
  dayRate,
  exampleCompanies,
  formatMoney,
  knowledge,
  offeringBriefs,
  offeringCount,
  readBasis,
  weeklyTasks,
} from './index.ts';

const { company, contact, offerings, subOfferings, faqs, pages, automations, caseStudies, chatbot } =
  knowledge;

describe('the knowledge of the sample', () => {
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

  test('has the seven services of the requirements, each service once, with a benefit for each use case', () => {
    const ids = offerings.map(({ id }) => id);
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
    expect(offeringBriefs.map(({ id }) => id)).toEqual(ids);
    expect(Object.keys(choices).sort()).toEqual([...ids].sort());
    for (const service of offerings) {
      const slug = 'caseStudy' in service ? service.caseStudy : undefined;
      const title = caseStudyBriefs.find((brief) => brief.slug === slug)?.title;
      expect(choices[service.id]?.caseStudy).toEqual(slug && { slug, title });
    }
    expect(offeringCount.capitalised.toLowerCase()).toBe(offeringCount.lowerCase);
    for (const { useCases, price } of [...offerings, ...subOfferings]) {
      expect(price).toBeDefined();
      expect(useCases.length).toBeGreaterThan(0);
    }
  });

  test.each(exampleCompanies)('has tasks for each part of $company', ({ automations: tasks }) => {
    expect(new Set(tasks).size).toBe(tasks.length);
    expect(tasks.length).toBeGreaterThan(1);
  });

  test('has at least eighteen automations and six case studies, each with a name of its own', () => {
    expect(new Set(automations.map(({ id }) => id)).size).toBe(automations.length);
    expect(automations.length).toBeGreaterThanOrEqual(18);
    expect(caseStudies.map(({ slug }) => slug)).toEqual(caseStudySlugs);
    expect(caseStudies.length).toBeGreaterThanOrEqual(6);
    for (const { figures } of caseStudies) expect(figures).toHaveLength(3);
  });

  test('writes an amount as its days at the day rate', () => {
    expect(formatMoney(buildPrice({ days: 8 }))).toBe('€3,200');
    expect(buildPrice({ days: 3 })).toBe(3 * dayRate);
  });

  test('makes the promises of the six questions, and each of them once', () => {
    expect(faqs, 'The home page shows six. Write any other question in moreFaqs.ts').toHaveLength(6);
    const answers = faqs.map(({ answer }) => answer).join('\n');
    for (const claim of ['2-4 weeks', '3-6 months', '3-12 months', '300-500%', '24 hours', 'complimentary'])
      expect(answers).toContain(claim);
  });

  test('lists each page once, with a path inside the site', () => {
    const addresses = pages.map(({ path }) => path);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { id } of [...offerings, ...subOfferings]) expect(addresses).toContain(`/services/${id}`);
    for (const path of ['/privacy', '/terms', '/sitemap', '/ai-audit', '/blog/tech-insights'])
      expect(addresses).toContain(path);
  });

  test.each(weeklyTasks)('calls "$task" as the basis of its hours does', ({ id, task }) => {
    const { basis } = automations.find((automation) => automation.id === id) ?? { basis: '' };
    expect(readBasis(basis).unit).toBe(task.toLowerCase());
  });
});

import { expect, type Page } from '@playwright/test';

import { contact, offerings, subOfferings } from '#services/knowledge';
import { criteria } from '#site/content/accessibility/criteria.ts';

import { blogCategories } from './support/routes.ts';
import { main, title } from './support/site.ts';

/** Expectations of one page beyond those of every page, with their requirement ids. */
export interface PageExpectation {
  readonly ids: string;
  readonly check: (page: Page) => Promise<void>;
}

const headings = [
  ['RT-01', '/', /./],
  ['RT-02', '/about', /about us/i],
  ['RT-03', '/services', /services/i],
  ['RT-05', '/enterprise-it-strategy', /enterprise it strategy/i],
  ['RT-06', '/ai-audit', /free ai business audit/i],
  ['RT-07', '/automations', /automations/i],
  ['RT-08', '/case-studies', /case studies/i],
  ['RT-09', '/blog', /blog/i],
  ['RT-13', '/contact', /contact/i],
] as const;

/** By address; pages without an entry have no expectation of their own. */
export const pageExpectations: Readonly<Record<string, PageExpectation | undefined>> = Object.fromEntries([
  ...headings.map(([ids, path, heading]) => [
    path,
    { ids, check: (page: Page) => expect(title(page)).toHaveText(heading) },
  ]),
  ...blogCategories.map(({ name, path }, index) => [
    path,
    { ids: `RT-${10 + index}`, check: (page: Page) => expectCategory(page, name, path) },
  ]),
  ...offerings.map((service, index) => [
    `/services/${service.id}`,
    { ids: `SVC-0${index + 1}, RT-04, ENT-01`, check: (page: Page) => expectService(page, service) },
  ]),
  ...subOfferings.map((topic) => [
    `/services/${topic.id}`,
    { ids: 'LNK-02, A1', check: (page: Page) => expectTopic(page, topic) },
  ]),
  [
    '/accessibility',
    {
      ids: 'LNK-03',
      check: async (page: Page) => {
        const folded = main(page).locator('#criteria details');
        for (const principle of await folded.all()) await principle.locator('summary').click();
        const rows = folded.getByRole('table').getByRole('rowheader');
        await expect(rows).toHaveCount(criteria.length);
        await expect(main(page).getByRole('link', { name: contact.email })).toBeVisible();
      },
    },
  ],
  ...['/privacy', '/terms', '/sitemap'].map((path) => [
    path,
    {
      ids: 'LNK-01',
      check: async (page: Page) => expect((await main(page).innerText()).length).toBeGreaterThan(500),
    },
  ]),
]);

async function expectCategory(page: Page, name: string, path: string) {
  await expect(title(page)).toHaveText(/blog/i);
  const chosen = main(page).locator('a[aria-current]');
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toContainText(name);
  await expect(chosen).toHaveAttribute('href', path);
}

async function expectService(page: Page, service: (typeof offerings)[number]) {
  await expect(title(page)).toHaveText(service.title);
  await expect(main(page)).toContainText(service.description);
  for (const [name, items] of [
    [/benefits/i, service.benefits],
    [/use cases/i, service.useCases],
  ] as const) {
    await expect(main(page).getByRole('heading', { name })).toBeVisible();
    expect(items.length).toBeGreaterThan(0);
    for (const item of items)
      await expect(main(page).getByRole('listitem').filter({ hasText: item })).toBeVisible();
  }
  for (const [place, useCase] of service.useCases.entries())
    await expect(main(page).getByRole('listitem').filter({ hasText: useCase })).toContainText(
      `leads to ${service.benefits[place]}`,
    );
}

async function expectTopic(page: Page, topic: (typeof subOfferings)[number]) {
  await expect(title(page)).toHaveText(topic.title);
  for (const text of [topic.benefits[0], topic.useCases[0]])
    await expect(main(page)).toContainText(text ?? 'a text of its own');
  const whole = offerings.find((service) => service.id === topic.parent);
  await expect(main(page)).toContainText(`Part of ${whole?.title}`);
  await expect(main(page).locator(`a[href="/services/${topic.parent}"]`).first()).toBeVisible();
}

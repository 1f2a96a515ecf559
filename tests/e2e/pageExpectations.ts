import { expect, type Page } from '@playwright/test';

import { company, contact, faqs, offerings, pages, subOfferings, technologies } from '#services/knowledge';
import { criteria } from '#site/content/accessibility/criteria.ts';

import { blogCategories, unknownPath } from './support/routes.ts';
import { footer, main, title } from './support/site.ts';

/** Expectations of one page beyond those of every page, with their requirement ids. */
export interface PageExpectation {
  readonly ids: string;
  readonly check: (page: Page) => Promise<void>;
}

const titles = [
  ['RT-06', '/ai-audit', /free ai business audit/i],
  ['RT-07', '/automations', /automations/i],
  ['RT-08', '/case-studies', /case studies/i],
  ['RT-09', '/blog', /blog/i],
] as const;
const figures = ['87+', '156+', '92%', '4.9/5'];

/** By address; pages without an entry have no expectation of their own. */
export const pageExpectations: Readonly<Record<string, PageExpectation | undefined>> = Object.fromEntries([
  ...titles.map(([ids, path, heading]) => [
    path,
    { ids, check: (page: Page) => expect(title(page)).toHaveText(heading) },
  ]),
  ['/', { ids: 'RT-01, GEN-01, KB-08, KB-12, ENT-02, CONST-07', check: expectHome }],
  [
    '/about',
    { ids: 'RT-02, KB-01, KB-02, KB-03, KB-04, KB-05, KB-06, KB-11, KB-12, ENT-04', check: expectAbout },
  ],
  ['/services', { ids: 'RT-03, GEN-03, KB-07', check: expectServices }],
  ['/enterprise-it-strategy', { ids: 'RT-05, KB-11', check: expectStrategy }],
  ['/contact', { ids: 'RT-13, KB-11, ENT-07', check: expectContact }],
  ['/sitemap', { ids: 'LNK-01, KB-09, ENT-03', check: expectSitemap }],
  [unknownPath, { ids: 'KB-09', check: (page: Page) => expectLinksToExist(page, 3) }],
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
  ...['/privacy', '/terms'].map((path) => [
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
    [/benefits/i, service.useCases.map(({ benefit }) => benefit)],
    [/use cases/i, service.useCases.map(({ text }) => text)],
  ] as const) {
    await expect(main(page).getByRole('heading', { name })).toBeVisible();
    expect(items.length).toBeGreaterThan(0);
    for (const item of items)
      await expect(main(page).getByRole('listitem').filter({ hasText: item })).toBeVisible();
  }
  for (const { text, benefit } of service.useCases)
    await expect(main(page).getByRole('listitem').filter({ hasText: text })).toContainText(
      `leads to ${benefit}`,
    );
}

async function expectTopic(page: Page, topic: (typeof subOfferings)[number]) {
  await expect(title(page)).toHaveText(topic.title);
  const useCase = topic.useCases[0];
  for (const text of [useCase?.benefit, useCase?.text])
    await expect(main(page)).toContainText(text ?? 'a text of its own');
  const whole = offerings.find((service) => service.id === topic.parent);
  await expect(main(page)).toContainText(`Part of ${whole?.title}`);
  await expect(main(page).locator(`a[href="/services/${topic.parent}"]`).first()).toBeVisible();
}

async function expectHome(page: Page) {
  for (const place of [main(page), footer(page)]) {
    await expect(place).toContainText('Nicosia');
    await expect(place).toContainText('Cyprus');
  }
  for (const figure of figures) await expect(main(page)).toContainText(figure);
  const region = main(page).getByRole('region', { name: /question/i });
  for (const claim of ['2-4 weeks', '3-6 months', '3-12 months', '300-500%', '24 hours', /complimentary/i])
    await expect(region).toContainText(claim);
  expect(faqs).toHaveLength(6);
  for (const { question, answer } of faqs) {
    await expect(region.getByText(answer)).toBeHidden();
    await region.getByText(question, { exact: true }).click();
    await expect(region.getByText(answer)).toBeVisible();
    await region.getByText(question, { exact: true }).click();
  }
}

async function expectAbout(page: Page) {
  await expect(title(page)).toHaveText(/about us/i);
  for (const text of ['2018', ...figures, ...itemsOf(technologies)])
    await expect(main(page)).toContainText(text);
  await expect(page.locator('body')).toContainText(company.fullName);
  for (const [name, text] of [
    [/mission/i, company.mission],
    [/vision/i, company.vision],
  ] as const) {
    await expect(main(page).getByRole('heading', { name }).first()).toBeVisible();
    await expect(main(page).getByText(text)).toBeVisible();
  }
  const values = main(page).getByRole('region', { name: /values/i });
  await expect(values.getByRole('heading', { level: 3 })).toHaveCount(4);
  for (const { title: name, description } of company.values) {
    await expect(values.getByRole('heading', { name })).toBeVisible();
    await expect(values.getByText(description)).toBeVisible();
  }
  const years = main(page)
    .getByRole('listitem')
    .filter({ hasText: /^\s*20\d\d/ });
  const milestones = (await years.allInnerTexts()).map((text) => text.trim());
  expect(milestones.map((text) => text.slice(0, 4))).toEqual('2018 2019 2020 2021 2022 2023'.split(' '));
  for (const [index, { title: name, description }] of company.milestones.entries()) {
    expect(milestones[index]).toContain(name);
    expect(milestones[index]).toContain(description);
  }
  const { name, title: role, quote } = company.founder;
  await expect(main(page).getByRole('blockquote').filter({ hasText: quote })).toBeVisible();
  await expect(main(page).getByText(name).first()).toBeVisible();
  await expect(main(page).getByText(role).first()).toBeVisible();
}

async function expectServices(page: Page) {
  await expect(title(page)).toHaveText(/services/i);
  for (const area of [
    /AI consultancy/i,
    /process automation/i,
    /AI voice agents/i,
    /analytics/i,
    /digital presence/i,
    /enterprise IT strategy/i,
    /AI automation/i,
  ])
    await expect(main(page)).toContainText(area);
  const listed = (await hrefsOf(page)).filter((href) => /^\/services\/[\w-]+$/.test(href));
  expect([...new Set(listed)].sort()).toEqual(offerings.map(({ id }) => `/services/${id}`).sort());
}

async function expectStrategy(page: Page) {
  await expect(title(page)).toHaveText(/enterprise it strategy/i);
  const own = technologies.filter(({ name }) => /Data|Cloud|Business systems/.test(name));
  for (const item of itemsOf(own)) await expect(main(page)).toContainText(item);
}

async function expectContact(page: Page) {
  await expect(title(page)).toHaveText(/contact/i);
  const { email, phone, headquarters, socialMedia } = contact;
  await expect(main(page).getByRole('link', { name: email }).last()).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
  const call = main(page).getByRole('link', { name: phone }).first();
  await expect(call).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  for (const part of Object.values(headquarters)) await expect(main(page)).toContainText(part);
  for (const href of Object.values(socialMedia))
    await expect(page.locator(`a[href="${href}"]`).first()).toBeVisible();
}

async function expectSitemap(page: Page) {
  for (const { name, path, description } of pages) {
    await expect(main(page).locator(`a[href="${path}"]`).first()).toContainText(name);
    if (path !== '/sitemap') await expect(main(page)).toContainText(description);
  }
  await expectLinksToExist(page, pages.length);
}

/** Expects this many links within the site, each to a page that exists. */
async function expectLinksToExist(page: Page, count: number) {
  const inside = new Set((await hrefsOf(page)).filter((href) => href.startsWith('/')));
  expect(inside.size).toBeGreaterThanOrEqual(count);
  for (const href of inside) expect((await page.request.get(href)).status(), href).toBe(200);
}

const itemsOf = (kinds: typeof technologies) => kinds.flatMap(({ items }) => items);
const hrefsOf = (page: Page) =>
  main(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

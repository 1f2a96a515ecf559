import { company, contact, faqs, offerings, pages, technologies } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { unknownPath } from './support/routes.ts';
import { main, open } from './support/site.ts';

test('[KB-01, KB-02, KB-03, KB-04, KB-05, KB-06, ENT-04] the about page says who the company is', async ({
  page,
}) => {
  await open(page, '/about');
  await test.step('it was founded in 2018', async () => {
    await expect(main(page)).toContainText('2018');
    await expect(page.locator('body')).toContainText(company.fullName);
  });

  await test.step('it has a mission and a vision', async () => {
    for (const [name, text] of [
      [/mission/i, company.mission],
      [/vision/i, company.vision],
    ] as const) {
      await expect(main(page).getByRole('heading', { name }).first()).toBeVisible();
      await expect(main(page).getByText(text)).toBeVisible();
    }
  });

  await test.step('it has four values, each with a description', async () => {
    const values = main(page).getByRole('region', { name: /values/i });
    await expect(values.getByRole('heading', { level: 3 })).toHaveCount(4);
    for (const { title, description } of company.values) {
      await expect(values.getByRole('heading', { name: title })).toBeVisible();
      await expect(values.getByText(description)).toBeVisible();
    }
  });

  await test.step('it has six milestones, one a year from 2018 to 2023', async () => {
    const years = main(page)
      .getByRole('listitem')
      .filter({ hasText: /^\s*20\d\d/ });
    const texts = await years.allInnerTexts();
    expect(texts.map((text) => text.trim().slice(0, 4))).toEqual([
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
    ]);
    for (const [index, { title, description }] of company.milestones.entries()) {
      expect(texts[index]).toContain(title);
      expect(texts[index]).toContain(description);
    }
  });

  await test.step('it has a founder with title and quote', async () => {
    const { name, title, quote } = company.founder;
    await expect(main(page).getByRole('blockquote').filter({ hasText: quote })).toBeVisible();
    await expect(main(page).getByText(name).first()).toBeVisible();
    await expect(main(page).getByText(title).first()).toBeVisible();
  });
});

test('[KB-07] the services page lists exactly the services', async ({ page }) => {
  await open(page, '/services');
  const hrefs = await main(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const listed = new Set(hrefs.filter((href) => /^\/services\/[\w-]+$/.test(href)));
  expect([...listed].sort()).toEqual(offerings.map(({ id }) => `/services/${id}`).sort());
});

test('[KB-08, ENT-02, CONST-07] each of the six frequent questions opens to its promised answer', async ({
  page,
}) => {
  await open(page, '/');
  const region = main(page).getByRole('region', { name: /question/i });
  for (const claim of ['2-4 weeks', '3-6 months', '3-12 months', '300-500%', '24 hours', /complimentary/i])
    await expect(region).toContainText(claim);
  expect(faqs).toHaveLength(6);
  for (const { question, answer } of faqs) {
    await expect(region.getByText(answer)).toBeHidden();
    await region.getByText(question, { exact: true }).click();
    await expect(region.getByText(answer)).toBeVisible();
  }
});

test('[KB-09, ENT-03] the sitemap page lists every page with its description, and each exists', async ({
  page,
  request,
}) => {
  await open(page, '/sitemap');
  for (const { name, path, description } of pages) {
    const link = main(page).locator(`a[href="${path}"]`).first();
    await expect(link).toContainText(name);
    if (path !== '/sitemap') await expect(main(page)).toContainText(description);
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test.describe('on the not-found page', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('[KB-09] every link leads to a page that exists', async ({ page, request }) => {
    await open(page, unknownPath);
    const hrefs = await main(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const inside = [...new Set(hrefs)].filter((href) => href.startsWith('/'));
    expect(inside.length).toBeGreaterThanOrEqual(3);
    for (const href of inside) expect((await request.get(href)).status(), href).toBe(200);
  });
});

test('[KB-11, ENT-07] the contact page says how to reach the company', async ({ page }) => {
  await open(page, '/contact');
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
});

test('[KB-11] the page about the company names the technologies, that of the strategy its own', async ({
  page,
}) => {
  for (const [route, kinds] of [
    ['/about', technologies],
    ['/enterprise-it-strategy', technologies.filter(({ name }) => /Data|Cloud|Business systems/.test(name))],
  ] as const) {
    await page.goto(route);
    for (const { items } of kinds) for (const item of items) await expect(main(page)).toContainText(item);
  }
});

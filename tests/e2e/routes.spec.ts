import { services, subServices } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { expecting } from './support/expecting.ts';
import { blogCategories, footerServicePaths } from './support/routes.ts';
import { banner, footer, main, open, title } from './support/site.ts';

const screens = [
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

for (const [id, path, heading] of screens) {
  test(`[${id}] ${path} is a page of its own`, async ({ page }) => {
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(title(page)).toHaveCount(1);
    await expect(title(page)).toHaveText(heading);
  });
}

test('[RT-06] the audit page has a form', async ({ page }) => {
  await open(page, '/ai-audit');
  await expect(main(page).getByLabel('Business name')).toBeVisible();
});

for (const [index, { name, path }] of blogCategories.entries()) {
  test(`[RT-${10 + index}] ${path} is the blog with ${name} chosen`, async ({ page }) => {
    await open(page, '/blog');
    const blog = await title(page).innerText();
    await open(page, path);
    await expect(title(page)).toHaveText(blog);
    expect(new URL(page.url()).pathname).toBe(path);
    const chosen = main(page).locator('a[aria-current]');
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toContainText(name);
    await expect(chosen).toHaveAttribute('href', path);
  });
}

test.describe('any other path', () => {
  test.use({ expectedConsole: expecting(/status of 404/) });

  for (const path of [
    '/nope',
    '/foo/bar',
    '/services/x/y',
    '/services/unknown',
    '/blog/unknown',
    '/about/x',
  ]) {
    test(`[RT-14] ${path} is the not-found page`, async ({ page }) => {
      const response = await open(page, path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
      await expect(main(page).locator('a[href="/"]').first()).toBeVisible();
      await expect(banner(page)).toBeVisible();
      await expect(footer(page)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  test('[RT-14, A1] an unknown service offers those there are', async ({ page }) => {
    await open(page, '/services/robots');
    for (const { id } of services)
      await expect(main(page).locator(`a[href="/services/${id}"]`).first()).toBeVisible();
  });
});

for (const [index, service] of services.entries()) {
  test(`[SVC-0${index + 1}, RT-04, ENT-01] ${service.id} shows title, description, benefits and use cases`, async ({
    page,
  }) => {
    const response = await open(page, `/services/${service.id}`);
    expect(response?.status()).toBe(200);
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
  });
}

test('[SVC-06, A4] the enterprise IT strategy service leads to its own page', async ({ page }) => {
  await open(page, '/services/enterprise-it-strategy');
  await main(page).locator('a[href="/enterprise-it-strategy"]').first().click();
  await expect(page).toHaveURL('/enterprise-it-strategy');
  await expect(title(page)).toHaveText(/enterprise it strategy/i);
});

for (const path of ['/privacy', '/terms', '/sitemap']) {
  test(`[LNK-01] ${path} is linked in the footer and is a real page`, async ({ page }) => {
    await open(page, '/');
    await footer(page).locator(`a[href="${path}"]`).last().click();
    await expect(page).toHaveURL(path);
    await expect(title(page)).not.toHaveText(/not found/i);
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    expect((await main(page).innerText()).length).toBeGreaterThan(500);
  });
}

const topics = [...services, ...subServices];
for (const path of footerServicePaths) {
  test(`[LNK-02] the footer's link to ${path} leads to that topic`, async ({ page }) => {
    await open(page, '/about');
    await footer(page).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    const topic = topics.find(({ id }) => path.endsWith(`/${id}`));
    await expect(title(page)).toHaveText(topic?.title ?? 'a page of its own');
    await expect(main(page)).toContainText(topic?.benefits[0] ?? 'its benefits');
    await expect(main(page)).toContainText(topic?.useCases[0] ?? 'its use cases');
  });
}

for (const { id, parent } of subServices) {
  test(`[LNK-02, A1] ${id} says which service it is part of`, async ({ page }) => {
    await open(page, `/services/${id}`);
    const whole = services.find((service) => service.id === parent);
    await expect(main(page)).toContainText(`Part of ${whole?.title}`);
    await expect(main(page).locator(`a[href="/services/${parent}"]`).first()).toBeVisible();
  });
}

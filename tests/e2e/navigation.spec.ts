import { expect, test } from './fixtures.ts';
import { blog, blogButton, caseStudies, mainNavigation, resources } from './support/navigation.ts';
import { blogCategories } from './support/routes.ts';
import { banner, open } from './support/site.ts';

test('[NAV-01, NAV-02, NAV-16] the top navigation has six items in their order and the audit button, and marks the current page only', async ({
  page,
}) => {
  await open(page, '/');
  const items = mainNavigation(page).getByRole('link').or(mainNavigation(page).getByRole('button'));
  const names = (await items.allInnerTexts()).map((text) => text.trim());
  const audit = 'Free AI Business Audit';
  expect(names.filter((name) => name && name !== audit)).toEqual([
    'Home',
    'Services',
    'Automations',
    'Resources',
    'About Us',
    'Contact',
  ]);
  for (const [name, path] of [
    ['Home', '/'],
    ['Services', '/services'],
    ['Automations', '/automations'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
  ] as const) {
    const link = mainNavigation(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
  }
  await expect(banner(page).getByRole('link', { name: audit })).toHaveAttribute('href', '/ai-audit');
  await mainNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  const current = banner(page).locator('[aria-current="page"]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveText('About Us');
  await banner(page).getByRole('link', { name: audit }).click();
  await expect(page).toHaveURL('/ai-audit');
});

test('[NAV-03, NAV-04, NAV-05, ENT-08] Resources is a button that opens a dropdown with two pages and the categories of the blog', async ({
  page,
}) => {
  await open(page, '/');
  await expect(mainNavigation(page).getByRole('link', { name: 'Resources' })).toHaveCount(0);
  await expect(resources(page)).toHaveAttribute('aria-expanded', 'false');
  await resources(page).click();
  await expect(resources(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL('/');
  for (const [link, name, path] of [
    [caseStudies(page), /^Case Studies/, '/case-studies'],
    [blog(page), /^Blog/, '/blog'],
  ] as const) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', path);
    const own = page.getByRole('link', { name });
    const item = mainNavigation(page).getByRole('listitem').filter({ has: own }).last();
    await expect(item.locator('svg').first()).toBeVisible();
    expect((await item.innerText()).length).toBeGreaterThan(30);
  }
  await expect(blog(page)).toHaveAttribute('href', '/blog');
  await expect(blogButton(page)).toHaveAttribute('aria-expanded', 'false');
  await blogButton(page).click();
  await expect(blogButton(page)).toHaveAttribute('aria-expanded', 'true');
  for (const { name, path } of blogCategories) {
    const link = mainNavigation(page).getByRole('link', { name });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', path);
  }
  await mainNavigation(page).getByRole('link', { name: 'Industry News' }).click();
  await expect(page).toHaveURL('/blog/industry-news');
  await expect(caseStudies(page)).toBeHidden();
});

import { expect, test } from './fixtures.ts';
import { blog, blogButton, caseStudies, mainNavigation, moveTo, resources } from './support/navigation.ts';
import { afterPaint, main, open, settled, stopClock } from './support/site.ts';

test('[NAV-06, NAV-09, NAV-10, A3] the dropdown opens on hover, stays open at a click, and on the way into the submenu', async ({
  page,
}) => {
  await open(page, '/');
  await expect(caseStudies(page)).toBeHidden();
  await resources(page).hover();
  await expect(caseStudies(page)).toBeVisible();
  await expect(resources(page)).toHaveAttribute('aria-expanded', 'true');
  await resources(page).click();
  await afterPaint(page);
  await expect(caseStudies(page)).toBeVisible();
  await moveTo(blog(page));
  await expect(blog(page)).toBeVisible();
  await moveTo(blogButton(page));
  const category = mainNavigation(page).getByRole('link', { name: 'Company Updates' });
  if (await category.isHidden()) await blogButton(page).click();
  await moveTo(category);
  await expect(category).toBeVisible();
  await category.click();
  await expect(page).toHaveURL('/blog/company-updates');
});

test('[NAV-07, NAV-08, CONST-16] the dropdown closes 300 ms after the pointer leaves, and at once on a click outside', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await resources(page).hover();
  await page.clock.runFor(1000);
  await expect(caseStudies(page)).toBeVisible();
  await stopClock(page);
  await page.mouse.move(20, 700);
  await page.clock.runFor(290);
  await settled(page);
  await expect(caseStudies(page)).toBeVisible();
  await page.clock.runFor(20);
  await expect(caseStudies(page)).toBeHidden();
  await expect(resources(page)).toHaveAttribute('aria-expanded', 'false');
  await resources(page).hover();
  await page.clock.runFor(1000);
  await expect(caseStudies(page)).toBeVisible();
  await main(page).click({ position: { x: 4, y: 500 } });
  await expect(caseStudies(page)).toBeHidden();
});

test('[NAV-10, X-02] Escape closes the dropdown and returns the focus, and Tab leads through its links', async ({
  page,
}) => {
  await open(page, '/');
  await resources(page).focus();
  await page.keyboard.press('Enter');
  await expect(caseStudies(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(caseStudies(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(caseStudies(page)).toBeHidden();
  await expect(resources(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(blog(page)).toBeFocused();
  const next = mainNavigation(page).getByRole('link', { name: 'About Us' });
  for (let stops = 0; stops < 3 && (await next.evaluate((link) => link !== document.activeElement)); stops++)
    await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(caseStudies(page)).toBeHidden();
});

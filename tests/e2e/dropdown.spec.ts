import { expect, test } from './fixtures.ts';
import { blog, blogButton, caseStudies, mainNavigation, moveTo, resources } from './support/navigation.ts';
import { afterPaint, main, open, settled, stopClock } from './support/site.ts';

test.describe('with a mouse', () => {
  test.beforeEach(({ page }) => open(page, '/'));

  test('[NAV-06] the dropdown opens on hover', async ({ page }) => {
    await expect(caseStudies(page)).toBeHidden();
    await resources(page).hover();
    await expect(caseStudies(page)).toBeVisible();
    await expect(resources(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('[NAV-09] the dropdown stays open from the button through the panel into the submenu', async ({
    page,
  }) => {
    await resources(page).hover();
    await expect(blog(page)).toBeVisible();
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

  test('[NAV-10, A3] a click on a dropdown opened by hover leaves it open', async ({ page }) => {
    await resources(page).hover();
    await expect(caseStudies(page)).toBeVisible();
    await resources(page).click();
    await afterPaint(page);
    await expect(caseStudies(page)).toBeVisible();
  });
});

test.describe('the dropdown, with a controlled clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await resources(page).hover();
    await page.clock.runFor(1000);
    await expect(caseStudies(page)).toBeVisible();
    await stopClock(page);
  });

  test('[NAV-07, CONST-16] closes 300 ms after the pointer leaves', async ({ page }) => {
    await page.mouse.move(20, 700);
    await page.clock.runFor(290);
    await settled(page);
    await expect(caseStudies(page)).toBeVisible();
    await page.clock.runFor(20);
    await expect(caseStudies(page)).toBeHidden();
    await expect(resources(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('[NAV-07] stays open when the pointer is back within 300 ms', async ({ page }) => {
    await page.mouse.move(20, 700);
    await page.clock.runFor(250);
    await moveTo(resources(page));
    await page.clock.runFor(2000);
    await settled(page);
    await expect(caseStudies(page)).toBeVisible();
  });

  test('[NAV-08] closes at once on a click outside', async ({ page }) => {
    await main(page).click({ position: { x: 4, y: 500 } });
    await expect(caseStudies(page)).toBeHidden();
  });
});

test.describe('by keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/');
    await resources(page).focus();
  });

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`[NAV-10, X-02] ${key} opens the dropdown`, async ({ page }) => {
      await page.keyboard.press(key);
      await expect(caseStudies(page)).toBeVisible();
      await expect(resources(page)).toHaveAttribute('aria-expanded', 'true');
    });
  }

  test('[NAV-10] Escape closes the dropdown and returns the focus', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(caseStudies(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(caseStudies(page)).toBeHidden();
    await expect(resources(page)).toBeFocused();
  });

  test('[NAV-10] Tab goes through the links of the dropdown and closes it behind them', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(caseStudies(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(caseStudies(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(blog(page)).toBeFocused();
    const next = mainNavigation(page).getByRole('link', { name: 'About Us' });
    for (
      let stops = 0;
      stops < 3 && (await next.evaluate((link) => link !== document.activeElement));
      stops++
    )
      await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await expect(caseStudies(page)).toBeHidden();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('[NAV-10] a tap opens the dropdown, a second one closes it', async ({ page }) => {
    await open(page, '/');
    await resources(page).tap();
    await expect(caseStudies(page)).toBeVisible();
    await resources(page).tap();
    await expect(caseStudies(page)).toBeHidden();
  });
});

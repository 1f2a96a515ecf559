import { company, contact } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { footerServicePaths } from './support/routes.ts';
import { footer, open } from './support/site.ts';

test.describe('the footer', () => {
  test.beforeEach(({ page }) => open(page, '/'));

  test('[FOOT-01] says in a paragraph who the company is', async ({ page }) => {
    const paragraphs = await footer(page).getByRole('paragraph').allInnerTexts();
    expect(paragraphs.some((text) => text.length > 60 && text.includes(company.name))).toBe(true);
  });

  test('[FOOT-02, A7] has four named social links that open in a new tab', async ({ page }) => {
    for (const [name, href] of [
      [/linkedin/i, contact.socialMedia.linkedin],
      [/twitter/i, contact.socialMedia.twitter],
      [/facebook/i, contact.socialMedia.facebook],
      [/youtube/i, contact.youtube],
    ] as const) {
      const link = footer(page).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(link).toHaveAccessibleName(/opens in (a )?new tab/i);
    }
    await expect(footer(page).locator('a[target="_blank"]')).toHaveCount(4);
  });

  test('[FOOT-03] has the seven services', async ({ page }) => {
    const hrefs = await footer(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => href.startsWith('/services/'))).toEqual([...footerServicePaths]);
  });

  const quickLinks = [
    ['About Us', '/about'],
    ['Case Studies', '/case-studies'],
    ['Blog & Resources', '/blog'],
    ['Free AI Business Audit', '/ai-audit'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ] as const;

  test('[FOOT-04] has the quick links', async ({ page }) => {
    for (const [name, href] of quickLinks) {
      const links = footer(page).getByRole('link', { name, exact: true });
      await expect(links.first()).toBeVisible();
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', href);
    }
  });

  test('[FOOT-05] has the address, a Cyprus phone number and the info e-mail', async ({ page }) => {
    const address = footer(page).locator('address');
    await expect(address).toContainText('Nicosia');
    await expect(address).toContainText('Cyprus');
    await expect(address).toContainText(contact.headquarters.address);
    await expect(footer(page).locator('a[href^="tel:+357"]')).toContainText(contact.phone);
    await expect(footer(page).locator('a[href^="mailto:info@"]')).toContainText(contact.email);
  });

  test('[FOOT-06] has a "Get in Touch" button that leads to the contact page', async ({ page }) => {
    const link = footer(page).getByRole('link', { name: 'Get in Touch', exact: true });
    await expect(link).toHaveAttribute('href', '/contact');
    await link.click();
    await expect(page).toHaveURL('/contact');
  });

  test('[FOOT-07] has the banner with the audit button', async ({ page }) => {
    const heading = footer(page).getByRole('heading', {
      name: 'Ready to transform your business with AI?',
      exact: true,
    });
    await expect(heading).toBeVisible();
    const link = footer(page).locator('a[href="/ai-audit"]').first();
    await expect(link).toHaveText('Free AI Business Audit');
    const [above, below] = [await heading.boundingBox(), await link.boundingBox()];
    expect(Math.abs((above?.y ?? 0) - (below?.y ?? 999))).toBeLessThan(240);
  });

  test('[FOOT-09] ends with the legal links and the sitemap', async ({ page }) => {
    for (const path of ['/privacy', '/terms', '/sitemap']) {
      const link = footer(page).locator(`a[href="${path}"]`).last();
      const copyright = footer(page).getByText(/©/).last();
      const [one, other] = [await link.boundingBox(), await copyright.boundingBox()];
      expect(Math.abs((one?.y ?? 0) - (other?.y ?? 999)), path).toBeLessThan(120);
    }
  });
});

test('[FOOT-08] the copyright line has the year of today', async ({ page }) => {
  await open(page, '/');
  await expect(footer(page).getByText(/©/)).toContainText(String(new Date().getFullYear()));
});

test("[FOOT-08] the year is the browser's, and its difference disturbs nothing", async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await open(page, '/');
  await expect(footer(page).getByText(/©/)).toContainText('2031');
});

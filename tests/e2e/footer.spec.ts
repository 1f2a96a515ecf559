import { company, contact } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { footerServicePaths } from './support/routes.ts';
import { footer, open } from './support/site.ts';

test('[FOOT-01, FOOT-02, FOOT-03, FOOT-04, FOOT-05, FOOT-06, FOOT-07, FOOT-09, A7] the footer has its parts', async ({
  page,
}) => {
  await open(page, '/');

  await test.step('says in a paragraph who the company is', async () => {
    const paragraphs = await footer(page).getByRole('paragraph').allInnerTexts();
    expect(paragraphs.some((text) => text.length > 60 && text.includes(company.name))).toBe(true);
  });

  await test.step('has four named social links that open in a new tab', async () => {
    for (const [name, href] of [
      [/linkedin/i, contact.socialMedia.linkedin],
      [/twitter/i, contact.socialMedia.twitter],
      [/facebook/i, contact.socialMedia.facebook],
      [/youtube/i, contact.youtube],
    ] as const) {
      const link = footer(page).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href ?? '');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(link).toHaveAccessibleName(/opens in (a )?new tab/i);
    }
    await expect(footer(page).locator('a[target="_blank"]')).toHaveCount(4);
  });

  await test.step('has the seven services, then the three solutions inside them', async () => {
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

  await test.step('has the quick links', async () => {
    for (const [name, href] of quickLinks) {
      const links = footer(page).getByRole('link', { name, exact: true });
      await expect(links.first()).toBeVisible();
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', href ?? '');
    }
  });

  await test.step('has the address, a Cyprus phone number and the info email', async () => {
    const address = footer(page).locator('address');
    await expect(address).toContainText('Nicosia');
    await expect(address).toContainText('Cyprus');
    await expect(address).toContainText(contact.headquarters.address);
    await expect(footer(page).locator('a[href^="tel:+357"]')).toContainText(contact.phone);
    await expect(footer(page).locator('a[href^="mailto:info@"]')).toContainText(contact.email);
  });

  await test.step('has the banner with the audit button', async () => {
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

  await test.step('ends with the legal links and the sitemap', async () => {
    for (const path of ['/privacy', '/terms', '/accessibility', '/sitemap']) {
      const link = footer(page).locator(`a[href="${path}"]`).last();
      const copyright = footer(page).getByText(/©/).last();
      const [one, other] = [await link.boundingBox(), await copyright.boundingBox()];
      expect(Math.abs((one?.y ?? 0) - (other?.y ?? 999)), path).toBeLessThan(120);
    }
  });

  await test.step('has a "Get in Touch" button that leads to the contact page', async () => {
    const link = footer(page).getByRole('link', { name: 'Get in Touch', exact: true });
    await expect(link).toHaveAttribute('href', '/contact');
    await link.click();
    await expect(page).toHaveURL('/contact');
  });
});

test('[FOOT-08] the copyright line has the current year of the browser, without a hydration error', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await open(page, '/');
  await expect(footer(page).getByText(/©/)).toContainText('2031');
});

test('the closing banner speaks of its page, and leads from the audit to a person', async ({ page }) => {
  const texts = new Set<string>();
  for (const path of ['/', '/services', '/automations', '/case-studies', '/ai-audit']) {
    await open(page, path);
    const banner = footer(page).locator('div:has(> div > h2)').first();
    texts.add(await banner.innerText());
    await expect(banner.getByRole('link')).toHaveAttribute(
      'href',
      path === '/ai-audit' ? '/contact' : '/ai-audit',
    );
  }
  expect(texts.size).toBe(5);
});

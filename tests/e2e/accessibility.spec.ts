import type { Page } from '@playwright/test';

import { checkAccessibility } from '../accessibility/checkAccessibility.ts';
import { expect, test } from './fixtures.ts';
import { breakChunks, chunkErrors } from './support/chunks.ts';
import { blogButton, menuToggle, resources } from './support/navigation.ts';
import { banner, main, open } from './support/site.ts';

test.use({
  expectedConsole: chunkErrors,
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const route of ['/', '/services/voice-agents', '/ai-audit', '/automations', '/blog', '/contact']) {
    test(`[X-01] ${route} breaks no rule of axe on a small screen`, async ({ page }) => {
      await open(page, route);
      await checkAccessibility(page, { name: route, scope: 'page' });
    });
  }

  test('[X-01] the open menu breaks no axe rule', async ({ page }) => {
    await open(page, '/');
    await menuToggle(page).click();
    await banner(page).getByRole('button', { name: 'Resources' }).click();
    await checkAccessibility(page, { name: 'the open menu', scope: 'page' });
  });

  test('[X-01] the open chat breaks no axe rule on a small screen', async ({ page }) => {
    await open(page, '/about');
    await openChat(page);
    await checkAccessibility(page, { name: 'the open chat', scope: 'page' });
  });
});

async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByRole('log')).toBeVisible();
}

/** States that a visitor can cause, each with its page. */
const states: readonly (readonly [name: string, route: string, reach: (page: Page) => Promise<void>])[] = [
  [
    'the dropdown with its submenu',
    '/',
    async (page) => {
      await resources(page).click();
      await blogButton(page).click();
      await expect(banner(page).getByRole('link', { name: 'Tech Insights' })).toBeVisible();
    },
  ],
  ['the open chat', '/about', openChat],
  [
    'the chat with an answer',
    '/about',
    async (page) => {
      await openChat(page);
      await page.getByPlaceholder('Type your message...').fill('What services do you offer?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByPlaceholder('Type your message...')).toBeEnabled();
    },
  ],
  [
    'the audit form with errors',
    '/ai-audit',
    async (page) => {
      await main(page).getByRole('button', { name: 'Write my report with AI' }).click();
      await expect(page.getByText('There are 3 problems')).toBeVisible();
    },
  ],
  [
    'a report',
    '/ai-audit',
    async (page) => {
      await main(page).getByRole('link', { name: 'See a sample report' }).click();
      await expect(page.getByRole('heading', { name: 'Recommended Solutions' })).toBeVisible();
    },
  ],
  [
    'a page that failed to load',
    '/',
    async (page) => {
      await breakChunks(page);
      await banner(page).getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { name: 'Page Failed to Load' })).toBeVisible();
    },
  ],
];

for (const [name, route, reach] of states) {
  test(`[X-01] ${name} breaks no rule of axe`, async ({ page }) => {
    await open(page, route);
    await reach(page);
    await checkAccessibility(page, { name, scope: 'page' });
  });
}

import { expect, type Page } from '@playwright/test';

import { fillForm, generate, reportShown, withoutAi } from '../e2e/support/audit.ts';
import { ask, openChat } from '../e2e/support/chat.ts';
import { breakChunks } from '../e2e/support/chunks.ts';
import { blogButton, menuToggle, resources } from '../e2e/support/navigation.ts';
import { openSettings } from '../e2e/support/preferences.ts';
import { earlierRecord } from '../e2e/support/records.ts';
import { allPaths } from '../e2e/support/routes.ts';
import { banner, fillStorage, main, open } from '../e2e/support/site.ts';

/** Window widths in CSS pixels: the narrowest that WCAG asks for, and a desktop. */
export const widths = { phone: 320, desktop: 1280 } as const;
type Width = (typeof widths)[keyof typeof widths];

/** What a visitor can see, and how it comes about. */
export interface State {
  readonly name: string;
  /** Where it can be brought about. */
  readonly widths: readonly Width[];
  reach(page: Page): Promise<unknown>;
}

const everywhere = [widths.desktop, widths.phone];

const pages: readonly State[] = allPaths.map((path) => ({
  name: path,
  widths: everywhere,
  reach: (page) => open(page, path),
}));

/** What visitors bring about on pages. */
const opened: readonly State[] = [
  {
    name: 'the dropdown with its submenu',
    widths: [widths.desktop],
    async reach(page) {
      await open(page, '/');
      await resources(page).click();
      await blogButton(page).click();
      await expect(banner(page).getByRole('link', { name: 'Tech Insights' })).toBeVisible();
    },
  },
  {
    name: 'the menu on a phone',
    widths: [widths.phone],
    async reach(page) {
      await open(page, '/');
      await menuToggle(page).click();
      await banner(page).getByRole('button', { name: 'Resources' }).click();
    },
  },
  {
    name: 'the display settings',
    widths: [widths.desktop],
    async reach(page) {
      await open(page, '/');
      await openSettings(page);
      await expect(page.getByRole('switch', { name: 'Reduce motion' })).toBeVisible();
    },
  },
  {
    name: 'the search with results',
    widths: everywhere,
    async reach(page) {
      await open(page, '/about');
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill('voice');
      await expect(page.getByRole('search').getByRole('status')).toHaveText(/result/);
    },
  },
  {
    name: 'the chat',
    widths: everywhere,
    async reach(page) {
      await open(page, '/about');
      await openChat(page);
    },
  },
  {
    name: 'the chat with an answer of the site',
    widths: everywhere,
    async reach(page) {
      await open(page, '/about');
      await openChat(page);
      await ask(page, 'What services do you offer?');
    },
  },
  {
    name: 'the contact form with errors',
    widths: everywhere,
    async reach(page) {
      await open(page, '/contact');
      await main(page).getByRole('button', { name: 'Send message' }).click();
      await expect(main(page).getByRole('region', { name: /missing|problem/i })).toBeVisible();
    },
  },
  {
    name: 'the audit form with errors',
    widths: everywhere,
    async reach(page) {
      await open(page, '/ai-audit');
      await generate(page).click();
      await expect(main(page).getByText('There is a problem')).toBeVisible();
    },
  },
  {
    name: 'a report from templates',
    widths: everywhere,
    async reach(page) {
      await fillForm(page, ['Operations']);
      await withoutAi(page).click();
      await reportShown(page);
    },
  },
  {
    name: 'past reports',
    widths: everywhere,
    async reach(page) {
      await showPastReports(page);
      await expect(main(page).getByRole('group', { name: 'Your reports' })).toBeVisible();
    },
  },
  {
    name: 'the question before a report is deleted',
    widths: everywhere,
    async reach(page) {
      await showPastReports(page);
      await main(page)
        .getByRole('button', { name: /^Delete .*Kyrenia/ })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'a page that did not load',
    widths: [widths.desktop],
    async reach(page) {
      await open(page, '/');
      await breakChunks(page);
      await banner(page).getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { name: 'Page Failed to Load' })).toBeVisible();
    },
  },
];

async function showPastReports(page: Page) {
  const records = [earlierRecord('Kyrenia Gate Bakery', 60), earlierRecord('Kyriakou Logistics', 5)];
  await fillStorage(page, { audits: JSON.stringify(records) });
  await open(page, '/ai-audit');
}

/** Everything that is checked. */
export const states = [...pages, ...opened];

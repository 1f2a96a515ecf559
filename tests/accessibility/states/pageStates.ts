import { expect } from '@playwright/test';

import { labels } from '#site/sections/ProcessDemo/Player.content.ts';
import { watch } from '#site/sections/ProcessDemo/ProcessDemo.content.ts';

import { breakChunks } from '../../e2e/support/chunks.ts';
import { blogButton, menuToggle, resources } from '../../e2e/support/navigation.ts';
import { openSettings } from '../../e2e/support/preferences.ts';
import { banner, main, open } from '../../e2e/support/site.ts';
import { type State, state, widths } from './State.ts';

/** States of pages, their forms among them. */
export const pageStates: readonly State[] = [
  state(
    'the dropdown with its submenu',
    async (page) => {
      await open(page, '/');
      await resources(page).click();
      await blogButton(page).click();
      await expect(banner(page).getByRole('link', { name: 'Tech Insights' })).toBeVisible();
    },
    [widths.desktop],
  ),
  state(
    'the menu on a phone',
    async (page) => {
      await open(page, '/');
      await menuToggle(page).click();
      await banner(page).getByRole('button', { name: 'Resources' }).click();
    },
    [widths.phone],
  ),
  state(
    'the display settings',
    async (page) => {
      await open(page, '/');
      await openSettings(page);
      await expect(page.getByRole('switch', { name: 'Reduce motion' })).toBeVisible();
    },
    [widths.desktop],
  ),
  state('the tasks of a week with their hours', async (page) => {
    await open(page, '/');
    for (const task of ['Enquiries', 'Invoices']) await main(page).getByLabel(task, { exact: true }).check();
    await expect(main(page).getByRole('status')).toHaveText(/hours a week/);
    await main(page).getByText('How it adds up').click();
  }),
  state('automations by hours, two of them added up', async (page) => {
    await open(page, '/automations?sort=hours');
    for (const place of [0, 3]) await main(page).getByRole('checkbox').nth(place).check();
    await main(page).getByRole('region', { name: 'Added up' }).getByText('How it adds up').click();
  }),
  state('a process that plays', async (page) => {
    await open(page, '/services/voice-agents');
    await main(page).getByRole('button', { name: watch }).click();
    await expect(main(page).getByRole('button', { name: labels.pause })).toBeFocused();
  }),
  state('a process that is stepped through', async (page) => {
    await open(page, '/services/voice-agents');
    await main(page).getByRole('button', { name: watch }).click();
    await main(page).getByRole('button', { name: labels.next }).click();
    await expect(main(page).getByRole('button', { name: labels.play })).toBeVisible();
  }),
  state('the questions on a page, all open', async (page) => {
    await open(page, '/contact');
    for (const question of await main(page).locator('summary').all()) await question.click();
  }),
  state('the search with results', async (page) => {
    await open(page, '/about');
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('voice');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/result/);
  }),
  state('the search without results', async (page) => {
    await open(page, '/about');
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('voicexyz');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('No results. Try another word.');
  }),
  state(
    'the search that did not load',
    async (page) => {
      await page.route('**/search.json', (route) => route.fulfill({ status: 503 }));
      await open(page, '/about');
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill('voice');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
    [widths.desktop],
  ),
  state('the contact form with errors', async (page) => {
    await open(page, '/contact');
    await main(page)
      .getByRole('button', { name: /Send message|Open in my mail program/ })
      .click();
    await expect(main(page).getByRole('region', { name: /missing|problem/i })).toBeVisible();
  }),
  state('the contact form with a request for a call, sent', async (page) => {
    await page.clock.setFixedTime('2026-11-23T10:00:00+02:00');
    await open(page, '/contact#call=2026-11-24T15:30Z');
    await expect(main(page).getByRole('button', { name: 'Keep it in your calendar' })).toBeVisible();
    await main(page).getByLabel('Your name').fill('Anna');
    await main(page).getByLabel('Your email').fill('anna@example.org');
    await main(page)
      .getByRole('button', { name: /Send message|Open in my mail program/ })
      .click();
    await expect(main(page).getByRole('link', { name: 'Open the mail program again' })).toBeVisible();
  }),
  state(
    'a page that did not load',
    async (page) => {
      await open(page, '/');
      await breakChunks(page);
      await banner(page).getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { name: 'Page Failed to Load' })).toBeVisible();
    },
    [widths.desktop],
  ),
];

import { expect, type Page } from '@playwright/test';

import { labels } from '#site/sections/WatchOne/Player.content.ts';
import { watch } from '#site/sections/WatchOne/WatchOne.content.ts';

import { fillForm, generate, reportShown, reportText, withoutAi } from '../e2e/support/audit.ts';
import { ask, newest, openChat, panel, say } from '../e2e/support/chat.ts';
import { breakChunks } from '../e2e/support/chunks.ts';
import { blogButton, menuToggle, resources } from '../e2e/support/navigation.ts';
import { openSettings } from '../e2e/support/preferences.ts';
import { earlierRecord } from '../e2e/support/records.ts';
import { allPaths } from '../e2e/support/routes.ts';
import { banner, fillStorage, main, open } from '../e2e/support/site.ts';
import { answers, fails, type GeminiServer, hangs } from '../geminiServer/geminiServer.ts';

/** Window widths in CSS pixels: the narrowest that WCAG asks for, and a desktop. */
export const widths = { phone: 320, desktop: 1280 } as const;
type Width = (typeof widths)[keyof typeof widths];

/** What a visitor can see, and how it comes about. */
export interface State {
  readonly name: string;
  /** Where it can be brought about. */
  readonly widths: readonly Width[];
  reach(page: Page, gemini: GeminiServer): Promise<unknown>;
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
    name: 'the tasks of a week with their hours',
    widths: everywhere,
    async reach(page) {
      await open(page, '/');
      for (const task of ['Enquiries', 'Invoices'])
        await main(page).getByLabel(task, { exact: true }).check();
      await expect(main(page).getByRole('status')).toHaveText(/hours a week/);
      await main(page).getByText('How it adds up').click();
    },
  },
  {
    name: 'automations by hours, two of them added up',
    widths: everywhere,
    async reach(page) {
      await open(page, '/automations?sort=hours');
      for (const place of [0, 3]) await main(page).getByRole('checkbox').nth(place).check();
      await main(page).getByRole('region', { name: 'Added up' }).getByText('How it adds up').click();
    },
  },
  {
    name: 'a process that plays',
    widths: everywhere,
    async reach(page) {
      await open(page, '/services/voice-agents');
      await main(page).getByRole('button', { name: watch }).click();
      await expect(main(page).getByRole('button', { name: labels.pause })).toBeFocused();
    },
  },
  {
    name: 'a process that is stepped through',
    widths: everywhere,
    async reach(page) {
      await open(page, '/services/voice-agents');
      await main(page).getByRole('button', { name: watch }).click();
      await main(page).getByRole('button', { name: labels.next }).click();
      await expect(main(page).getByRole('button', { name: labels.play })).toBeVisible();
    },
  },
  {
    name: 'the questions on a page, all open',
    widths: everywhere,
    async reach(page) {
      await open(page, '/contact');
      for (const question of await main(page).locator('summary').all()) await question.click();
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
    name: 'the search without results',
    widths: everywhere,
    async reach(page) {
      await open(page, '/about');
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill('voicexyz');
      await expect(page.getByRole('search').getByRole('status')).toHaveText('No results. Try another word.');
    },
  },
  {
    name: 'the search that did not load',
    widths: [widths.desktop],
    async reach(page) {
      await page.route('**/search.json', (route) => route.fulfill({ status: 503 }));
      await open(page, '/about');
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill('voice');
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
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
    async reach(page, gemini) {
      gemini.always(fails(500));
      await open(page, '/about');
      await openChat(page);
      await ask(page, 'What services do you offer?');
    },
  },
  {
    name: 'the chat with an answer of the model',
    widths: everywhere,
    async reach(page, gemini) {
      gemini.always(
        answers(
          'Yes. We build **three** things:\n\n1. Chatbots\n2. Reports\n\n| Work | Weeks |\n|---|---|\n| Both | 4 |',
        ),
      );
      await open(page, '/about');
      await openChat(page);
      await ask(page, 'What do you build?');
      await expect(newest(page).getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'the chat while an answer is written',
    widths: everywhere,
    async reach(page, gemini) {
      gemini.always(answers('Seven services, and more.', { between: 600_000 }));
      await open(page, '/about');
      await openChat(page);
      await say(page, 'What do you build?');
      await expect(panel(page).getByText('Seven')).toBeVisible();
    },
  },
  {
    name: 'the card that passes a question to a person, with errors',
    widths: everywhere,
    async reach(page, gemini) {
      gemini.always(answers('Let me pass this on.'));
      await open(page, '/about');
      await openChat(page);
      await ask(page, 'Can I talk to somebody?');
      await panel(page).getByRole('button', { name: 'Pass this to a person' }).click();
      await panel(page).getByRole('button', { name: 'Pass it on' }).click();
      await expect(panel(page).locator('[aria-invalid=true]')).not.toHaveCount(0);
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
    name: 'the contact form with a wish for a call, sent',
    widths: everywhere,
    async reach(page) {
      await open(page, '/contact#call=2026-11-24T15:30Z');
      await expect(main(page).getByText(/Your wish:/)).toBeVisible();
      await main(page).getByLabel('Your name').fill('Anna');
      await main(page).getByLabel('Your email').fill('anna@example.org');
      await main(page).getByRole('button', { name: 'Send message' }).click();
      await expect(main(page).getByRole('link', { name: 'Open the mail program again' })).toBeVisible();
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
    name: 'a report that is being written',
    widths: everywhere,
    async reach(page, gemini) {
      gemini.always(hangs());
      await fillForm(page, ['Operations']);
      await generate(page).click();
      await expect(main(page).getByRole('progressbar')).toBeVisible();
    },
  },
  {
    name: 'a report by the model',
    widths: everywhere,
    async reach(page, gemini) {
      gemini.always(
        answers(reportText(['## Executive Summary', '## Key Opportunities', '## Recommended Solutions'])),
      );
      await fillForm(page, ['Operations']);
      await generate(page).click();
      await reportShown(page);
    },
  },
  {
    name: 'the sample report, sorted by effort',
    widths: everywhere,
    async reach(page) {
      await open(page, '/ai-audit#sample');
      await reportShown(page);
      await main(page).getByRole('button', { name: 'Least effort' }).click();
    },
  },
  {
    name: 'a report that is shared',
    widths: everywhere,
    async reach(page) {
      const [record] = await showPastReports(page);
      await open(page, `/ai-audit#kept=${record.id}`);
      await main(page).getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('dialog').getByLabel('Link')).toBeVisible();
    },
  },
  {
    name: 'two reports beside each other',
    widths: everywhere,
    async reach(page) {
      const [one, other] = await showPastReports(page);
      await open(page, `/ai-audit#compare=${one.id},${other.id}`);
      await expect(main(page).getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'a report that is gone',
    widths: everywhere,
    async reach(page) {
      await open(page, '/ai-audit#kept=gone');
      await expect(main(page).getByRole('alert')).toContainText('There is no such report here');
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
  const records = [earlierRecord('Kyrenia Gate Bakery', 60), earlierRecord('Kyriakou Logistics', 5)] as const;
  await fillStorage(page, { audits: JSON.stringify(records) });
  await open(page, '/ai-audit');
  return records;
}

/** Everything that is checked. */
export const states = [...pages, ...opened];

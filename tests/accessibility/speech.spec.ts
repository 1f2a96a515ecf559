import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { labels } from '#site/sections/ProcessDemo/Player.content.ts';
import { watch } from '#site/sections/ProcessDemo/ProcessDemo.content.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectReport, fillForm, generate, reportText, withoutAi } from '../e2e/support/audit.ts';
import { ask, chatButton, chip, input, minimize, newest, openChat, panel, say } from '../e2e/support/chat.ts';
import { blogButton, mainNavigation, menuToggle, resources } from '../e2e/support/navigation.ts';
import { openSettings, setting } from '../e2e/support/preferences.ts';
import { banner, main, open, title } from '../e2e/support/site.ts';
import { answers, fails, type GeminiServer, hangs } from '../geminiServer/geminiServer.ts';
import { announcedTwice, startTranscript, type Transcript, textOf } from './transcript.ts';

// The failures are intended.
test.use({ ai: 'on', expectedConsole: /./ });

interface Telling {
  readonly page: Page;
  readonly gemini: GeminiServer;
  readonly step: Transcript['step'];
}

/** Journeys of a visitor with a screen reader, each under the name of its transcript. */
const journeys: Readonly<Record<string, (telling: Telling) => Promise<void>>> = {
  async arrive({ page, step }) {
    await step('The home page is opened', () => open(page, '/'), page.locator('body'));
    await step('Tab', () => page.keyboard.press('Tab'));
    await step('Enter on the skip link', () => page.keyboard.press('Enter'));
  },

  async menu({ page, step }) {
    await open(page, '/');
    await resources(page).focus();
    await step('Enter on Resources', () => page.keyboard.press('Enter'), mainNavigation(page));
    await blogButton(page).focus();
    await step('Enter on the button beside Blog', () => page.keyboard.press('Enter'), mainNavigation(page));
    await step('Escape', () => page.keyboard.press('Escape'));
    await page.setViewportSize({ width: 360, height: 800 });
    await step('The menu is opened on a phone', () => menuToggle(page).click(), banner(page));
    await step('Escape', () => page.keyboard.press('Escape'));
  },

  async week({ page, step }) {
    await open(page, '/');
    const tick = async (name: string) => {
      await main(page).getByRole('checkbox', { name, exact: true }).focus();
      await page.keyboard.press('Space');
    };
    await step('Enquiries are ticked', () => tick('Enquiries'));
    await step(
      'Invoices are ticked',
      () => tick('Invoices'),
      main(page)
        .locator('section')
        .filter({ has: title(page) }),
    );
    await step('Enquiries are unticked', () => tick('Enquiries'));
    await step('Invoices are unticked', () => tick('Invoices'));
  },

  async watch({ page, step }) {
    await open(page, '/services/process-automation');
    await step(
      'A process is watched',
      () => main(page).getByRole('button', { name: watch }).click(),
      main(page)
        .locator('div')
        .filter({ has: page.getByRole('status') })
        .filter({ has: page.getByRole('button') })
        .last(),
    );
    await step('It is paused', () => page.keyboard.press('Space'));
    await step('The next step', () => main(page).getByRole('button', { name: labels.next }).click());
    await step('The step before', () => main(page).getByRole('button', { name: labels.back }).click());
  },

  async search({ page, step }) {
    await open(page, '/about');
    await step('The slash key', () => page.keyboard.press('/'), page.getByRole('dialog'));
    await step(
      'A word is typed',
      async () => {
        await page.keyboard.type('voice');
        await expect(page.getByRole('search').getByRole('status')).toHaveText(/result/);
      },
      page.getByRole('dialog'),
    );
    await step('A word without results is typed', () => page.keyboard.type('xyz'));
    await step('Escape', async () => {
      await page.keyboard.press('Escape');
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    });
  },

  async ask({ page, gemini, step }) {
    gemini.always(answers('Yes. We build **three** things:\n\n1. Chatbots\n2. Voice agents\n3. Reports'));
    await open(page, '/about');
    await step('The chat is opened', () => openChat(page), panel(page));
    await step('A question is asked', () => ask(page, 'What do you build?'), panel(page));
    gemini.always(answers('Nothing that does not pay for itself.', { between: 300 }));
    await step('A second question is answered bit by bit', () => ask(page, 'And what else?'));
    await step('The chat is minimised', () => minimize(page).click(), chatButton(page));
    await step('The chat is opened again', () => openChat(page));
    await step('AI is switched off', () =>
      panel(page).getByRole('switch', { name: 'Answer without AI' }).press('Space'),
    );
    await step('It is switched on again', () =>
      panel(page).getByRole('switch', { name: 'Answer without AI' }).press('Space'),
    );
    gemini.always(answers('Later than you waited.', { after: 1500 }));
    await step(
      'A reply comes while the chat is minimised',
      async () => {
        await say(page, 'Are you slow?');
        await minimize(page).click();
        await expect(chatButton(page)).toHaveAccessibleDescription('1 new reply');
      },
      chatButton(page),
    );
  },

  async suggestion({ page, gemini, step }) {
    gemini.always(answers('We offer **seven** services.'));
    await open(page, '/about');
    await openChat(page);
    await step(
      'A suggested question is pressed',
      async () => {
        await chip(page, 'What services do you offer?').click();
        await expect(newest(page)).toContainText('seven');
        await expect(input(page)).toBeEnabled();
      },
      panel(page),
    );
  },

  async 'failing-answer'({ page, gemini, step }) {
    gemini.always(fails(500));
    await open(page, '/about');
    await openChat(page);
    await step('The model fails, the site answers', () => ask(page, 'How can I contact you?'), panel(page));
    await step('It fails again', () => ask(page, 'How can I contact you?'));
  },

  async 'audit-with-errors'({ page, step }) {
    await step('The audit is opened', () => open(page, '/ai-audit'), main(page).getByRole('form'));
    await step(
      'The empty form is sent',
      async () => {
        await generate(page).click();
        await expect(main(page).getByText('There are 3 problems')).toBeVisible();
      },
      main(page).getByRole('form'),
    );
    await step('The first problem is followed', () =>
      main(page).getByRole('region', { name: 'There are 3 problems' }).getByRole('link').first().click(),
    );
    await step('It is answered', async () => {
      await page.keyboard.type('Kyrenia Gate Bakery');
      await page.keyboard.press('Tab');
    });
    await step('Tab', () => page.keyboard.press('Tab'));
  },

  async generating({ page, gemini, step }) {
    gemini.always(hangs());
    await fillForm(page, ['Finance']);
    await step('The form is sent', () => generate(page).click(), main(page));
    await step('Four seconds pass', () => page.waitForTimeout(4000));
    await step('It is cancelled', () => main(page).getByRole('button', { name: 'Cancel' }).click());
    const headings = ['## Executive Summary', '## Key Opportunities', '## Recommended Solutions'] as const;
    gemini.always(answers(reportText(headings), { after: 500 }));
    await step('It is sent again, and answered', async () => {
      await generate(page).click();
      await expectReport(page);
    });
  },

  async report({ page, step }) {
    await fillForm(page, ['Finance']);
    await step(
      'A report is made without AI',
      async () => {
        await withoutAi(page).click();
        await expectReport(page);
      },
      main(page),
    );
    const result = main(page).getByRole('region', { name: 'Assumptions and method' }).getByRole('status');
    await step('Another solution is chosen in the calculator', async () => {
      await main(page).getByRole('combobox', { name: 'Solution' }).selectOption('A weekly finance forecast');
      await expect(result).toHaveText(/saved/);
    });
    await step('Another number is typed in it', async () => {
      await main(page).getByLabel('Hours a week this work takes now').fill('25');
      await expect(result).toHaveText(/saved/);
    });
    await step('The answers are to be changed', () =>
      main(page).getByRole('button', { name: 'Change my answers' }).click(),
    );
  },

  async contact({ page, step }) {
    const form = main(page)
      .locator('form')
      .filter({ has: page.getByLabel('What is it about?') });
    const write = main(page).getByRole('button', { name: /Send message|Open in my mail program/ });
    await step('The contact page is opened', () => open(page, '/contact'), main(page));
    await step('The empty form is sent', () => write.click(), form);
    await step(
      'It is filled in and sent',
      async () => {
        await main(page).getByLabel('Your name').fill('Eleni Charalambous');
        await main(page).getByLabel('Your email').fill('eleni@example.org');
        await main(page).getByLabel('What is it about?').fill('Every order is typed twice.');
        await write.click();
      },
      form,
    );
  },

  async call({ page, step }) {
    await open(page, '/contact');
    const calls = main(page).getByRole('region', { name: 'Book a call' });
    await step(
      'The pointer moves, and the times come',
      async () => {
        await page.mouse.move(10, 10);
        await calls.getByRole('link').first().focus();
      },
      calls,
    );
    await step(
      'A time is chosen',
      () => page.keyboard.press('Enter'),
      main(page).getByRole('region', { name: 'Write to us' }),
    );
  },

  async settings({ page, step }) {
    await open(page, '/about');
    await step('The display settings are opened', () => openSettings(page), banner(page));
    await step('Dark is chosen', () => setting(page, 'Dark').click());
    await step('High contrast is switched on', () => setting(page, 'High contrast').click());
    await step('Motion is reduced', () => setting(page, 'Reduce motion').click());
    await step('Escape', () => page.keyboard.press('Escape'));
  },

  async 'page-change'({ page, step }) {
    await open(page, '/');
    await step(
      'About Us is followed',
      async () => {
        await banner(page).getByRole('link', { name: 'About Us' }).click();
        await expect(title(page)).toContainText('About Us');
      },
      main(page),
    );
    await step('Tab', () => page.keyboard.press('Tab'));
    await step('Back', async () => {
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  },
};

for (const [name, journey] of Object.entries(journeys))
  test(`[X-10] what is heard on the journey "${name}" is as it was reviewed`, async ({ page, gemini }) => {
    // Opening hours, free times and the date of a report depend on the day.
    await page.clock.setFixedTime('2026-11-23T10:00:00+02:00');
    const { steps, step } = await startTranscript(page);
    await journey({ page, gemini, step });
    expect.soft(announcedTwice(steps)).toEqual([]);
    expect(textOf(name, steps)).toMatchSnapshot(`${name}.txt`);
  });

test('[X-10] each reviewed text belongs to a journey', () => {
  const files = readdirSync(new URL('speech', import.meta.url)).map((file) => file.replace(/\.txt$/, ''));
  expect(files.sort()).toEqual(Object.keys(journeys).sort());
});

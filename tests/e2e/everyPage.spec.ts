import type { Page } from '@playwright/test';

import { checkAccessibility } from '../accessibility/checkAccessibility.ts';
import { expect, test } from './fixtures.ts';
import { pageExpectations } from './pageExpectations.ts';
import { copiedUnseen } from './support/copiedUnseen.ts';
import { formatsMade, listFormats } from './support/formatsMade.ts';
import { moving } from './support/motion.ts';
import { expectToFit, lengthenWords, resizeText } from './support/overflow.ts';
import { expectNoSparseSheet, printed } from './support/print.ts';
import { allPaths, kinds, unknownPath } from './support/routes.ts';
import { afterPaint, banner, footer, main, open, title } from './support/site.ts';
import { everythingStored, nothingStored } from './support/stored.ts';
import { drawn, expectSystemColors } from './support/systemColors.ts';
import { expectLinesAndSpaces, typeset } from './support/typography.ts';

test.use({ expectedConsole: /status of 404/ });

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };
const narrow = { width: 320, height: 640 };
const linesOf = async (page: Page) => (await main(page).innerText()).split('\n');

// One visit without scripts and one with them, since opening a page takes longer than looking at it. The watch over
// the console (see fixtures.ts) turns every error and warning of the second into a failure.
const ids =
  'A36, BTN-02, CALL-10, CHAT-01, GEN-02, GEN-04, LAY-03, LAY-05, ROLE-01, RT-15, ST-13, ST-19, X-01, X-02, X-03, X-05, X-06';
for (const route of allPaths) {
  const own = pageExpectations[route];
  const all = [ids, own?.ids].filter(Boolean).join(', ');
  test(`[${all}] ${route} meets what every page and this one must`, async ({
    page,
    withoutScripts: sent,
  }) => {
    await sent.goto(route);
    await test.step('it can be read without scripts', () => expectReadable(sent));
    await test.step('it leads to the audit from header and footer', () => expectWayToAudit(sent));
    await test.step('it offers no login', () => expectNoLogin(sent));
    await test.step('its links to other sites open a new tab that knows nothing', () =>
      expectSafeLinks(sent));
    const sentTitle = await sent.title();
    const sentLines = await linesOf(sent);

    await listFormats(page);
    const response = await open(page, route);
    expect(response?.status()).toBe(route === unknownPath ? 404 : 200);
    // The first formatter takes a telephone a fifth of a second. Contact shows the times of the office at once.
    if (route !== '/contact') expect(await formatsMade(page)).toEqual([]);
    // Foreign requests fail the test too (see fixtures.ts).
    await test.step('it requests this site only, sets no cookie and stores nothing', async () => {
      expect((await response?.allHeaders())?.['set-cookie']).toBeUndefined();
      expect(await everythingStored(page)).toEqual(nothingStored);
    });
    await test.step('it keeps all that was sent when the app takes over', async () => {
      await expect(page).toHaveTitle(sentTitle);
      // Lines that depend on this browser may be added.
      await expect
        .poll(async () => {
          const lines = new Set(await linesOf(page));
          return sentLines.filter((line) => !lines.has(line));
        })
        .toEqual([]);
    });
    await test.step('it has one main area, one footer, one heading and the chat', async () => {
      for (const one of [main(page), footer(page), banner(page), title(page)])
        await expect(one).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible();
    });
    await test.step('nothing moves where motion is unwelcome', async () =>
      expect(await moving(page)).toEqual([]));
    if (printed.includes(route))
      await test.step('it prints no sheet that is empty or holds one line', () => expectNoSparseSheet(page));
    if (own) await test.step('it is a page of its own', () => own.check(page));
    await test.step('it breaks no rule of axe', () =>
      checkAccessibility(page, { name: route, scope: 'page' }));
    await test.step('copying takes only what is seen', () => expectNothingUnseenCopied(page));
    if (drawn.includes(route))
      await test.step('it is drawn in the colours of the system, light or dark', () =>
        expectSystemColors(page));
    await test.step('it fits larger text, and narrow windows', () => expectToFitAll(page, route));
    if (typeset.includes(route))
      await test.step('its text has at most 74 characters a line, and its sections one measure', () =>
        expectLinesAndSpaces(page, route));
    if (!kinds.includes(route)) return;
    await test.step('it can be left, found again by going back, and left by going forward', () =>
      leaveAndReturn(page, route));
    await test.step('it fits narrow windows with long words', () => expectLongWordsToFit(page, route));
  });
}

async function expectReadable(page: Page) {
  await expect(page).toHaveTitle(/.{10,}/);
  await expect(title(page)).toBeVisible();
  await expect(footer(page)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Services', exact: true })).toBeVisible();
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/Loading( page)?\.\.\.|Critical Error/);
  expect(text).not.toMatch(/\{[a-z]\w+\}|undefined|\[object|lorem/);
  expect((await main(page).innerText()).length).toBeGreaterThan(200);
}

async function expectWayToAudit(page: Page) {
  for (const landmark of [banner(page), footer(page)])
    await expect(landmark.getByRole('link', { name: 'Free AI Business Audit' }).first()).toHaveAttribute(
      'href',
      '/ai-audit',
    );
}

async function expectNoLogin(page: Page) {
  const login = /\b(log ?in|sign ?in|sign ?up|register)\b/i;
  await expect(page.getByRole('link', { name: login })).toHaveCount(0);
  await expect(page.getByRole('button', { name: login })).toHaveCount(0);
}

async function expectSafeLinks(page: Page) {
  const links = await page.getByRole('link').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel') ?? '',
    })),
  );
  for (const { href, target, rel } of links.filter((link) => /^https?:/.test(link.href))) {
    expect(target, href).toBe('_blank');
    expect(rel, href).toMatch(/\bnoopener\b/);
  }
}

async function expectNothingUnseenCopied(page: Page) {
  expect(await page.evaluate(copiedUnseen, 'body')).toEqual([]);
}

async function expectToFitAll(page: Page, route: string) {
  await expectToFit(page, '200%');
  await page.setViewportSize(narrow);
  await expectToFit(page, '');
  await expectNothingUnseenCopied(page);
  if (kinds.includes(route)) {
    for (const size of ['300%', '200%']) await expectToFit(page, size);
    await page.setViewportSize(phone);
    for (const size of ['300%', '200%']) await expectToFit(page, size);
  }
  await resizeText(page, '');
  await page.setViewportSize(wide);
  await afterPaint(page);
}

/** Changes the text of the page, so it comes last. */
async function expectLongWordsToFit(page: Page, route: string) {
  await open(page, route);
  await page.evaluate(lengthenWords);
  for (const size of [narrow, phone]) {
    await page.setViewportSize(size);
    for (const text of ['200%', '']) await expectToFit(page, text);
  }
}

async function leaveAndReturn(page: Page, route: string) {
  const heading = await title(page).innerText();
  const elsewhere = route === '/contact' ? '/about' : '/contact';
  const link = route === '/contact' ? 'About Us' : 'Get in Touch';
  await footer(page).getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(elsewhere);
  await expect(title(page)).not.toHaveText(heading);
  await page.goBack();
  await expect(page).toHaveURL(route);
  await expect(title(page)).toHaveText(heading);
  await page.goForward();
  await expect(page).toHaveURL(elsewhere);
  await expect(title(page)).not.toHaveText(heading);
}

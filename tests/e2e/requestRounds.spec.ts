import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdInRounds } from './requestRounds.ts';
import { hydrated, saveData, scriptRequests } from './support/site.ts';

const chat = (page: Page) => page.getByRole('button', { name: 'Chat' });
const messageField = (page: Page) => page.getByPlaceholder('Type your message...');
/** Longer than a script that is loaded too early would let itself be waited for. */
const calm = 1000;

for (const route of ['/', '/contact']) {
  test(`${route} is usable after three rounds of requests, and its chat after one more`, async ({ page }) => {
    const scripts = scriptRequests(page);
    const requests = await holdInRounds(page);
    await page.goto(route, { waitUntil: 'commit' });
    await hydrated(page);
    await expect(chat(page)).toBeVisible();
    expect(requests.rounds.length, JSON.stringify(requests.rounds)).toBeLessThanOrEqual(3);
    const before = requests.rounds.length;
    await chat(page).click();
    await expect(messageField(page)).toBeFocused();
    expect(requests.rounds.length - before, JSON.stringify(requests.rounds)).toBeLessThanOrEqual(1);
    await page.waitForTimeout(calm);
    const paths = scripts.map(({ pathname }) => pathname);
    expect(paths.filter((path, index) => paths.indexOf(path) < index)).toEqual([]);
    await requests.stop();
  });
}

test('the whole chat is fetched in one round when the visitor aims at its button, and the click needs none', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const requests = await holdInRounds(page);
  await chat(page).hover();
  await expect.poll(() => requests.rounds.flat().join()).toMatch(/\/Chat\..*\/createAssistant\./s);
  await page.waitForTimeout(calm);
  const { length } = requests.rounds;
  expect(length).toBe(1);
  await chat(page).click();
  await expect(messageField(page)).toBeFocused();
  expect(requests.rounds).toHaveLength(length);
  await requests.stop();
});

test('the report scripts are fetched when the visitor begins to fill in the audit', async ({ page }) => {
  await page.goto('/ai-audit');
  await hydrated(page);
  const requests = await holdInRounds(page);
  await page.getByLabel('Contact name').fill('Eleni');
  await expect.poll(() => requests.rounds.flat().join()).toMatch(/\/createAuditService\./);
  await page.waitForTimeout(calm);
  expect(requests.rounds.flat().join()).toMatch(/\/ReportScreen\./);
  expect(requests.rounds).toHaveLength(1);
  await requests.stop();
});

test('no script is prefetched for a visitor who saves data', async ({ page }) => {
  await saveData(page);
  await page.goto('/ai-audit');
  await hydrated(page);
  const scripts = scriptRequests(page);
  await chat(page).hover();
  await page.getByLabel('Contact name').fill('Eleni');
  await page.waitForTimeout(calm);
  expect(scripts).toEqual([]);
  await chat(page).click();
  await expect(messageField(page)).toBeFocused();
  expect(scripts.length).toBeGreaterThan(0);
});

import { readFile } from 'node:fs/promises';

import { contact } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { main, open, toast } from './support/site.ts';

const monday = new Date('2026-11-23T12:10:00Z');
const region = (page: Parameters<typeof main>[0]) => main(page).getByRole('region', { name: 'Book a call' });
const choose = (page: Parameters<typeof main>[0]) =>
  main(page).getByRole('button', { name: 'Choose a time' });

test('[KB-14] a call chosen on a service page is a request in the contact form, with a file for the calendar', async ({
  page,
}) => {
  await page.clock.setFixedTime(monday);
  await open(page, '/services/voice-agents');
  await choose(page).click();
  const times = region(page).getByRole('link', { name: /: a call on \w+day \d+ \w+, \d{1,2}:[03]0$/ });
  await expect(times).toHaveText('14:30 15:30 16:30 9:00 12:00 15:00 9:00 12:00 15:00'.split(' '));
  await expect(region(page).getByRole('listitem')).toHaveCount(3);
  await expect(times.first()).toBeFocused();
  expect((await region(page).innerText()).match(/Nicosia/g), 'whose time it is, once').toHaveLength(1);
  await expect(region(page)).toContainText('booked once we confirm it');
  await times.nth(5).click();

  await expect(page).toHaveURL(/\/contact#call=2026-11-25T13:00Z$/);
  const message = main(page).getByLabel('What is it about?');
  await expect(message).toHaveValue(
    'I would like a call on Wednesday 25 November, 15:00 in Nicosia (Europe/Nicosia).',
  );
  await expect(main(page).getByLabel('Your name')).toBeFocused();
  // Once for who listens, once for who sees.
  const note = main(page).getByText(/You are asking for a call on Wednesday 25 November, 15:00 in Nicosia\./);
  await expect(note.and(main(page).getByRole('status'))).toHaveCount(1);
  await expect(note.last()).toBeVisible();

  await message.fill(`${await message.inputValue()}\n\nAbout our phones.`);
  await region(page).getByRole('link', { name: 'Wednesday 25 November, 9:00' }).click();
  await expect(message).toHaveValue(
    'I would like a call on Wednesday 25 November, 9:00 in Nicosia (Europe/Nicosia).\n\nAbout our phones.',
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Keep it in your calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('call.ics');
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /DTSTART:20261125T070000Z[\s\S]*STATUS:TENTATIVE/,
  );
});

test.describe('in London', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('[KB-14] a call is offered in the visitor’s time as well', async ({ page }) => {
    await page.clock.setFixedTime(monday);
    await open(page, '/contact');
    await expect(region(page)).toContainText('Nicosia time (your time)');
    await region(page).getByRole('link', { name: 'Tuesday 24 November, 14:30, 12:30 on your clock' }).click();
    await expect(main(page).getByLabel('What is it about?')).toHaveValue(
      /12:30 \(Europe\/London\) on my clock/,
    );
    const chosen = region(page).locator('[aria-current=true]');
    await expect(chosen).toHaveText('14:30(12:30)');
    const color = (element: Element) => getComputedStyle(element).color;
    expect(await chosen.locator('[aria-hidden]').evaluate(color)).toBe(await chosen.evaluate(color));
  });
});

test.describe('while the times do not load', () => {
  test.use({ expectedConsole: /CallDays|ERR_FAILED/ });

  test('[KB-14] no time is worked out before somebody asks, and a failure leaves phone and email', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/services/voice-agents');
    await choose(page).scrollIntoViewIfNeeded();
    await page.mouse.move(10, 10);
    await expect(region(page).getByRole('link')).toHaveText([contact.phone, contact.email]);
    expect(requests.filter((url) => /callTimes|CallDays/.test(url))).toEqual([]);
    await page.route('**/CallDays*', (route) => route.abort());
    await choose(page).click();
    await expect(toast(page, 'The times did not load')).toBeVisible();
    await expect(choose(page)).toBeVisible();
  });
});

test('[KB-14] the contact page shows the times at once, and nothing moves', async ({ page }) => {
  await page.clock.setFixedTime(monday);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = `${Number(document.documentElement.dataset.shift ?? 0) + (entry as unknown as { value: number }).value}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/contact');
  await expect(region(page).getByRole('link', { name: /: a call on / })).toHaveCount(9);
  await expect(choose(page)).toBeHidden();
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01);
});

test('[KB-14] on a phone the note of a chosen time is in sight, above the field that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(monday);
  await open(page, '/contact');
  await region(page).getByRole('link', { name: 'Wednesday 25 November, 9:00' }).click();
  await expect(main(page).getByLabel('Your name')).toBeFocused();
  await expect(
    main(page)
      .getByText(/You are asking for a call/)
      .last(),
  ).toBeInViewport({ ratio: 1 });
});

test('[KB-14] another time leads to the form, and what is written there stays', async ({ page }) => {
  await page.clock.setFixedTime(monday);
  await open(page, '/contact');
  await main(page).getByLabel('What is it about?').fill('About our phones, on a Saturday.');
  await region(page).getByRole('link', { name: 'Another time' }).click();
  await expect(page).toHaveURL('/contact#write');
  await expect(main(page).getByRole('heading', { name: 'Write to us' })).toBeInViewport();
  await expect(main(page).getByLabel('What is it about?')).toHaveValue('About our phones, on a Saturday.');

  await open(page, '/services/voice-agents');
  await choose(page).click();
  await region(page).getByRole('link', { name: 'Another time' }).click();
  await expect(page).toHaveURL('/contact#write');
  await expect(main(page).getByRole('heading', { name: 'Write to us' })).toBeInViewport();
});

test('[KB-14] without scripts there are phone and email', async ({ withoutScripts: page }) => {
  await page.goto('/services/voice-agents');
  await expect(choose(page)).toBeHidden();
  await expect(region(page).getByRole('link', { name: contact.email })).toHaveAttribute(
    'href',
    `mailto:${contact.email}?subject=A%20call`,
  );
  await expect(region(page).getByRole('link', { name: contact.phone })).toBeVisible();
  await page.goto('/contact');
  await expect(region(page)).toBeHidden();
  await expect(main(page).getByRole('link', { name: contact.phone })).toBeVisible();
  await expect(main(page).getByRole('link', { name: contact.email }).first()).toBeVisible();
});

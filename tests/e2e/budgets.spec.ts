import { fileURLToPath } from 'node:url';
import type { Response } from '@playwright/test';

import { weighPages } from '#site/build/budgets.ts';

import { expect, test } from './fixtures.ts';
import { open } from './support/site.ts';

const { pages } = await weighPages(fileURLToPath(new URL('../../dist', import.meta.url)));

// The heaviest page.
test('a first visit of the home page loads what the budgets count, compressed ahead, and nothing else', async ({
  page,
}) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  // Requests that an app delays until it is idle have been sent by now.
  await page.waitForTimeout(1000);

  const paths = (type: string) =>
    responses
      .filter((response) => response.request().resourceType() === type)
      .map((response) => new URL(response.url()).pathname.slice(1))
      .sort();
  const counted = pages.find((each) => each.route === '/');
  expect(paths('script')).toEqual([...(counted?.scripts ?? [])].sort());
  // They are part of the page.
  expect(paths('stylesheet')).toEqual([]);
  expect(paths('font')).toEqual([...(counted?.fonts ?? []), ...(counted?.otherFonts ?? [])].sort());

  const texts = responses.filter((response) =>
    ['document', 'script', 'stylesheet'].includes(response.request().resourceType()),
  );
  for (const response of texts)
    expect(await response.headerValue('content-encoding'), response.url()).toBe('br');
});

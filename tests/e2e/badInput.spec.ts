import { contact } from '#services/knowledge';

import { expect, test } from './fixtures.ts';
import { expectReport, fillForm, generate } from './support/audit.ts';
import { ask, modelCalls, openChat, panel } from './support/chat.ts';
import { openSettings, setting } from './support/preferences.ts';
import { banner, main, open, title } from './support/site.ts';

test.use({ expectedConsole: /Failed to load resource/ });

// Damaged values and replies of every kind are read in services/storage, services/audit and tests/contract.

test('[R-01] pages, settings and chat work when reading localStorage itself throws', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden.', 'SecurityError');
        },
      });
  });
  await open(page, '/');
  await banner(page).getByRole('link', { name: 'About Us' }).click();
  await expect(title(page)).toContainText('About Us');
  await openSettings(page);
  await setting(page, 'Dark').check();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.keyboard.press('Escape');
  await openChat(page);
  expect(await ask(page, 'How can I contact you?')).toContain(contact.phone);
});

test('[ERR-10, ST-09] chat and audit work behind a gateway that answers with a page of its own', async ({
  page,
}) => {
  const portal = { status: 200, contentType: 'text/html', body: '<h1>Welcome to the airport Wi-Fi</h1>' };
  await page.route(modelCalls, (route) => route.fulfill(portal));
  await open(page, '/about');
  await openChat(page);
  expect(await ask(page, 'How can I contact you?')).toContain(contact.phone);
  await expect(panel(page)).not.toContainText(/error|failed|airport|JSON/i);
  await fillForm(page);
  await generate(page).click();
  await expectReport(page);
  await expect(main(page)).not.toContainText(/airport/);
});

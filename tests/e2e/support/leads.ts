import type { Page } from '@playwright/test';

/** Makes the gateway say that it passes messages on; call it before the page with the form is opened. */
export const deliveryConfigured = (page: Page) =>
  page.route('**/api/health', (route) => route.fulfill({ json: { status: 'ok', leads: 'configured' } }));

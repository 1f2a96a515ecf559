import type { Page } from '@playwright/test';

/** Makes `/api/health` report that leads are delivered. Call it before the page with the form is opened. */
export const deliveryConfigured = (page: Page) =>
  page.route('**/api/health', (route) => route.fulfill({ json: { status: 'ok', leads: 'configured' } }));

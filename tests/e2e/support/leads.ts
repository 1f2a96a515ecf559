import type { Page } from '@playwright/test';

interface SentLead {
  readonly subject?: string;
}

/** Makes `/api/health` report that leads are delivered. Call it before the page with the form is opened. */
const deliveryConfigured = (page: Page) =>
  page.route('**/api/health', (route) => route.fulfill({ json: { status: 'ok', leads: 'configured' } }));

/**
 * Answers `/api/leads` in place of the gateway, which refuses a lead with a subject. Returns the list of the leads
 * received, which grows during the test. Call it before the page with the form is opened.
 */
export async function interceptLeads(page: Page): Promise<SentLead[]> {
  const leads: SentLead[] = [];
  await deliveryConfigured(page);
  await page.route('**/api/leads', async (route) => {
    const lead: SentLead = route.request().postDataJSON();
    leads.push(lead);
    await (lead.subject
      ? route.fulfill({ status: 422, json: { code: 'lead_by_program' } })
      : route.fulfill({ json: { delivered: true } }));
  });
  return leads;
}

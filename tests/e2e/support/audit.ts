import { expect, type Page } from '@playwright/test';

import { main, open } from './site.ts';

/** Answers of a visitor; texts by the labels of their fields. */
export const answersOfABakery = {
  'Business name': 'Kyrenia Gate Bakery',
  'Contact name': 'Canary Contact',
  Email: 'canary@example.org',
  Phone: '+357 99 123456',
  'Describe your challenge': 'Every order from a restaurant is typed twice.',
} as const;

export const industry = 'Hotels and restaurants';
export const companySize = '11 to 50 people';

export const generate = (page: Page) => main(page).getByRole('button', { name: 'Write my report with AI' });
export const withoutAi = (page: Page) => main(page).getByRole('button', { name: /without AI/i });

/** The three parts of the report. */
export const reportSections = ['Executive Summary', 'Key Opportunities', 'Recommended Solutions'] as const;
/** The part of the report under this heading. */
export const section = (page: Page, name: (typeof reportSections)[number]) =>
  main(page).getByRole('region', { name, exact: true });

/** The returns of a template report, in their order (requirements: Fixed values). */
export const ranges = /200-300%[\s\S]*150-200%[\s\S]*180-250%/;

/** Opens the form and answers everything except the areas. */
export async function fillForm(page: Page, areas: readonly string[] = []) {
  await open(page, '/ai-audit');
  for (const [label, text] of Object.entries(answersOfABakery)) await main(page).getByLabel(label).fill(text);
  await main(page).getByLabel('Industry').selectOption(industry);
  await main(page).getByLabel('Company size').selectOption(companySize);
  for (const area of areas) await main(page).getByRole('checkbox', { name: area, exact: true }).check();
}

/** Waits for the report. */
export async function expectReport(page: Page) {
  for (const name of reportSections)
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
}

/** A reply of the model with its three parts under these headings. */
export const reportText = (headings: readonly [string, string, string]) =>
  [
    headings[0],
    'The bakery types every order twice.',
    headings[1],
    '1. **Orders by message**: Read and entered once.\n2. **Invoices**: Matched by software.',
    headings[2],
    '1. **Order reader**: Reads messages and enters orders.\n   - Priority: High\n   - ROI: 120-180%\n   - Implementation Difficulty: Easy',
  ].join('\n\n');

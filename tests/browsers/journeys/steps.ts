import type { BrowserPage } from '../BrowserPage.ts';
import { button, chatButton, chatInput, main, messages, panel, reportPart, reportParts } from '../targets.ts';
import type { Visit } from '../visit/describeVisits.ts';

/** Answers of a visitor in the audit, by the labels of the fields. */
const answers = {
  'Contact name': 'Eleni Georgiou',
  Email: 'eleni@zephyr-mills.example',
  'Business name': 'Zephyr Mills',
} as const;

/** Reply of the model to the audit. */
export const reportOfTheModel = [
  '## Executive Summary\n\nThe mill types every order twice.',
  '## Key Opportunities\n\n1. **Orders by message**: Read and entered once.\n2. **Invoices**: Matched by software.',
  '## Recommended Solutions\n\n1. **Order reader**: Reads messages.\n   - Priority: High\n   - ROI: 120-180%\n   - Implementation Difficulty: Easy',
].join('\n\n');

export async function openChat({ shows }: Visit, page: BrowserPage) {
  await page.click(chatButton);
  await shows(chatInput, page);
}

/** Waits until there is this number of messages and no answer is pending. */
export async function isAnswered({ check }: Visit, page: BrowserPage, count: number) {
  await check(`there are ${count} messages`, () => page.count(messages), count);
  await check('nothing is on its way', () => page.count(button('Stop', panel)), 0);
}

/** Sends a message and waits for its answer. */
export async function ask(visit: Visit, page: BrowserPage, question: string) {
  const before = await page.count(messages);
  await page.fill(chatInput, question);
  await page.type('Enter');
  await isAnswered(visit, page, before + 2);
}

export async function fillAudit(page: BrowserPage) {
  for (const [label, text] of Object.entries(answers)) await page.fill({ label, within: main }, text);
}

export async function fillContact(page: BrowserPage) {
  for (const [label, text] of [
    ['Your name', 'Eleni'],
    ['Your email', 'eleni@zephyr-mills.example'],
    ['What is it about?', 'Quotes take two days.'],
  ] as const)
    await page.fill({ label, within: main }, text);
}

export async function expectReport({ shows, reads }: Visit, page: BrowserPage) {
  for (const name of reportParts) await shows(reportPart(name), page);
  await reads(main, answers['Business name'], page);
}

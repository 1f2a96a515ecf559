import { expect, type Page } from '@playwright/test';

import { chatbot } from '#services/knowledge';

import { hold } from './site.ts';

/** The button that opens the chat. */
export const chatButton = (page: Page) => page.getByRole('button', { name: 'Chat' });
export const panel = (page: Page) => page.getByRole('dialog', { name: chatbot.name });
export const log = (page: Page) => panel(page).getByRole('log');
export const input = (page: Page) => panel(page).getByPlaceholder('Type your message...');
export const send = (page: Page) => panel(page).getByRole('button', { name: 'Send' });
export const minimize = (page: Page) => panel(page).getByRole('button', { name: /minimi[sz]e/i });
/** A suggested question. */
export const chip = (page: Page, question: string) =>
  panel(page).getByRole('button', { name: question, exact: true });
/** All messages, oldest first. */
export const messages = (page: Page) => log(page).getByRole('article');
/** The newest message. */
export const newest = (page: Page) => messages(page).last();

/** The questions offered before the first message (requirements: Fixed values). */
export const firstQuestions = (company: string) =>
  ['What services do you offer?', `Tell me about ${company}`, 'How can I contact you?'] as const;

/** The three groups of questions offered after an answer that depend on the question alone (requirements: Fixed values). */
export const followUps = {
  servicesInGeneral: [
    'What industries do you work with?',
    'Can you share some case studies?',
    'How do you implement these services?',
  ],
  company: [
    'What is your company mission?',
    'How long have you been in business?',
    'What makes the company different?',
  ],
  contact: [
    'Can I schedule a consultation?',
    'Do you offer free assessments?',
    'What is your typical response time?',
  ],
  otherwise: [
    'What services do you offer?',
    'Tell me about your AI solutions',
    'How can I contact your team?',
  ],
} as const;

export async function openChat(page: Page) {
  await chatButton(page).click();
  await expect(input(page)).toBeVisible();
}

/** Sends a message without waiting for the answer. */
export async function say(page: Page, text: string) {
  await input(page).fill(text);
  await send(page).click();
}

/** Sends a message, waits for the answer and returns its text. */
export async function ask(page: Page, text: string): Promise<string> {
  const before = await messages(page).count();
  await say(page, text);
  await expect(messages(page)).toHaveCount(before + 2);
  await expect(input(page)).toBeEnabled();
  // The Markdown renderer loads with the first answer that needs it.
  await expect(newest(page)).not.toContainText('](');
  return newest(page).innerText();
}

/** Addresses of the model: for a whole reply, and for a stream. */
export const modelCalls = /:(g|streamG)enerateContent/;

/** Returns the requests to the model from now on, one body for each. */
export function modelRequests(page: Page): { readonly url: string; readonly body: unknown }[] {
  const requests: { url: string; body: unknown }[] = [];
  page.on('request', (request) => {
    if (modelCalls.test(request.url())) requests.push({ url: request.url(), body: request.postDataJSON() });
  });
  return requests;
}

/** Holds every request to the model until the returned function is called. */
export const holdModel = (page: Page) => hold(page, modelCalls);

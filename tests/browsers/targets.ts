import { chatbot } from '#services/knowledge';

import type { Target } from './BrowserPage.ts';

/** Parts of every page, by their visible names. */
export const main: Target = { role: 'main' };
export const banner: Target = { role: 'banner' };
export const footer: Target = { role: 'contentinfo' };
export const title: Target = { css: 'h1' };
export const button = (name: string, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});
export const link = (name: string, within?: Target): Target => ({
  role: 'link',
  name,
  ...(within && { within }),
});

/** The navigation of a wide window. */
export const navigation: Target = { role: 'navigation', name: 'Main', within: banner };

/** The chat. */
export const chatButton: Target = { role: 'button', name: { pattern: '^Chat' } };
export const panel: Target = { role: 'dialog', name: chatbot.name };
export const chatInput: Target = { role: 'textbox', within: panel };
export const messages: Target = { role: 'article', within: { role: 'log', within: panel } };
export const newestMessage: Target = { ...messages, nth: -1 };

/** The audit. */
export const generate = button('Write my report with AI', main);
export const reportParts = ['Executive Summary', 'Key Opportunities', 'Recommended Solutions'] as const;
export const reportPart = (name: (typeof reportParts)[number]): Target => ({
  role: 'region',
  name,
  within: main,
});

/** Result of a message on the contact page. */
export const contactNews: Target = { role: 'status', within: main, nth: -1 };

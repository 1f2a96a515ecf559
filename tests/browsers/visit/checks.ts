import { expect } from 'vitest';

import type { BrowserPage, Target } from '../BrowserPage.ts';
import { patience } from '../inPage/waitFor.ts';

/** Counts since the start of this process. Each engine has its own process. */
export const counts = { journeys: 0, pages: 0, checks: 0, failed: 0 };

/** Checks of the visible page. Each waits until it is true, and throws if that takes longer than `patience`. */
export interface Checks {
  /** Opens a page and waits until it is hydrated. */
  open(path: string, page?: BrowserPage): Promise<void>;
  shows(target: Target, page?: BrowserPage): Promise<void>;
  hides(target: Target, page?: BrowserPage): Promise<void>;
  reads(target: Target, text: string | RegExp, page?: BrowserPage): Promise<void>;
  check(what: string, read: () => Promise<unknown>, expected: unknown): Promise<void>;
}

/** Returns checks of this tab. Each check can name another tab. */
export function checksOn(first: BrowserPage): Checks {
  const check: Checks['check'] = async (what, read, expected) => {
    counts.checks += 1;
    const wanted = expect.poll(read, { timeout: patience, message: what });
    await (expected instanceof RegExp ? wanted.toMatch(expected) : wanted.toEqual(expected));
  };
  const named = (target: Target) => JSON.stringify(target);
  return {
    check,
    async open(path, page = first) {
      counts.pages += 1;
      await page.goto(path);
      await check(`${path} is taken over`, () => page.evaluate(isTakenOver), true);
    },
    shows: (target, page = first) =>
      check(`shows ${named(target)}`, async () => (await page.count(target)) > 0, true),
    hides: (target, page = first) => check(`hides ${named(target)}`, () => page.count(target), 0),
    reads: (target, text, page = first) =>
      check(
        `${named(target)} reads ${text}`,
        () => page.text(target),
        typeof text === 'string' ? expect.stringContaining(text) : text,
      ),
  };
}

/** Whether the page is hydrated: the button of the chat exists only then. Runs in the page. */
export function isTakenOver(): boolean {
  return document.querySelector('aside > [aria-expanded]') !== null;
}

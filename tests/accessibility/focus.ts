import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { paint, type ThemeName, themes } from './checkAccessibility.ts';

/** A place where the Tab key stops. Lengths are CSS pixels in the window. */
export interface Stop {
  readonly name: string;
  readonly landmark: string;
  /** Id of the title of the section; empty outside a section. */
  readonly section: string;
  /** Classes of the element and its parents. Elements with the same value have the same appearance. */
  readonly styleKey: string;
  readonly box: Box;
  /** Vertical scroll position of the page. */
  readonly scrolled: number;
  /** Element that shows its focus: the row around it, if it has one. */
  readonly row: Box;
  /** Sum of the perimeters of all lines of the focused element. */
  readonly perimeter: number;
  /** Fixed element that covers a part of it; empty if there is none. */
  readonly covered: string;
  /** Whether it is completely hidden. */
  readonly hidden: boolean;
  readonly inWindow: boolean;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Presses the key until the focus leaves the page. Throws if it never leaves. */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  onStop: (stop: Stop) => Promise<unknown> = async () => {},
): Promise<Stop[]> {
  const stops: Stop[] = [];
  // A window in the background shows no focus.
  await page.bringToFront();
  for (let presses = 0; presses < 400; presses++) {
    await page.keyboard.press(key);
    const here = await stopOf(page);
    if (!here) return stops;
    stops.push(here);
    await onStop(here);
  }
  throw new Error('The end of the page was not reached: the keyboard is caught somewhere.');
}

const stopOf = (page: Page) =>
  page.evaluate(async (): Promise<Stop | null> => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // The browser scrolls before the next frame.
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    const lines = [...element.getClientRects()].filter((line) => line.width > 1);
    const inside = (other: Element | null) =>
      other !== null &&
      (element.contains(other) ||
        other.contains(element) ||
        other.closest('label')?.contains(element) === true);
    const row = (element.closest('li, article, tr, label') ?? element).getBoundingClientRect();
    let covered = '';
    let seen = false;
    for (const line of lines)
      for (const across of [0.1, 0.5, 0.9])
        for (const down of [0.2, 0.5, 0.8]) {
          const topmost = document.elementFromPoint(
            line.x + line.width * across,
            line.y + line.height * down,
          );
          seen ||= inside(topmost);
          if (!topmost || inside(topmost)) continue;
          for (let over: Element | null = topmost; over; over = over.parentElement)
            if (['fixed', 'sticky'].includes(getComputedStyle(over).position) && !over.contains(element))
              covered ||= `${over.tagName} ${topmost.textContent?.trim().slice(0, 30)}`;
        }
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      landmark: element.closest('header, main, footer, aside, [role=dialog]')?.tagName ?? '',
      section: element.closest('section')?.getAttribute('aria-labelledby') ?? '',
      styleKey: [element, element.parentElement, element.parentElement?.parentElement]
        .map((each) => `${each?.tagName}.${each?.className}`)
        .join(' < '),
      box: { x, y, width, height },
      scrolled: scrollY,
      row: { x: row.x, y: row.y, width: row.width, height: row.height },
      perimeter: lines.reduce((sum, line) => sum + 2 * (line.width + line.height), 0),
      covered,
      hidden: !seen,
      inWindow: y + height > 0 && y < innerHeight && x + width > 0 && x < innerWidth,
    };
  });

/** Distance around the focused element in which the ring is searched, in pixels. */
const margin = 12;

/**
 * Returns, for every theme, the area that changes by 3:1 or more on focus, as a share of an outline of 2 px (criterion
 * 2.4.13). 1 is enough; rounded corners reduce it a little. The order of the stops does not change.
 */
export async function ringShares(
  page: Page,
  { box, row, perimeter }: Stop,
  inThemes: readonly ThemeName[] = themes,
): Promise<Record<string, number>> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.max(0, Math.floor(Math.min(box.x, row.x) - margin));
  const y = Math.max(0, Math.floor(Math.min(box.y, row.y) - margin));
  const right = Math.max(box.x + box.width, row.x + row.width) + margin;
  const bottom = Math.max(box.y + box.height, row.y + row.height) + margin;
  const clip = {
    x,
    y,
    width: Math.min(width, Math.ceil(right)) - x,
    height: Math.min(height, Math.ceil(bottom)) - y,
  };
  const take = async () => {
    const pictures: Record<string, Buffer> = {};
    for (const theme of inThemes) {
      await paint(page, theme);
      const png = await page.screenshot({ clip, caret: 'hide', animations: 'disabled' });
      pictures[theme] = await sharp(png).removeAlpha().raw().toBuffer();
    }
    return pictures;
  };
  const focused = await take();
  const place = await page.evaluateHandle(() => document.activeElement);
  await place.evaluate((element) => element instanceof HTMLElement && element.blur());
  const plain = await take();
  await place.evaluate((element) => element instanceof HTMLElement && element.focus({ preventScroll: true }));
  await paint(page, 'light');
  return Object.fromEntries(
    inThemes.map((theme) => [theme, changed(focused[theme], plain[theme]) / (2 * perimeter)]),
  );
}

/** Returns the number of pixels that differ by a contrast of 3:1 or more. */
export function changed(one: Buffer | undefined, other: Buffer | undefined): number {
  if (!one || one.length !== other?.length) throw new Error('The pictures are of different size.');
  let count = 0;
  for (let index = 0; index < one.length; index += 3)
    if (contrast(luminance(one, index), luminance(other, index)) >= 3) count += 1;
  return count;
}

const linear = (part = 0) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (picture: Buffer, offset: number) =>
  0.2126 * linear(picture[offset]) +
  0.7152 * linear(picture[offset + 1]) +
  0.0722 * linear(picture[offset + 2]);
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright';

import { paint, type ThemeName } from '../accessibility/checkAccessibility.ts';
import { pictureFolders } from './pictureFolders.ts';

/** The window every story is tested in, unless it asks for a narrow one. */
export const desktop = { width: 1280, height: 800 };
const telephone = { width: 360, height: 800 };
/** Longer pages are cut here: what stands below has a story of its own. */
const longest = 1000;

/** The three themes pictures are kept of; the fourth has the same parts as the others. */
const themes = ['light', 'dark', 'light-high-contrast'] as const satisfies readonly ThemeName[];

/** A story as it is to be pictured. */
export interface PicturedStory {
  readonly id: string;
  /** Whether it fills the window, so that a narrow one is a picture of its own. */
  readonly reflows: boolean;
}

declare global {
  interface Window {
    /** Whether what was to happen in a second or later happens no more. */
    __hold?: boolean;
  }
}

/** Makes time and chance the same in each run; before the page is opened. */
export async function stopTimeAndChance(page: Page, context: BrowserContext): Promise<void> {
  await page.clock.setFixedTime('2026-11-02T09:00:00Z');
  await context.addInitScript(() => {
    const wait = globalThis.setTimeout;
    const later = (run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(
        typeof run === 'function' && ms >= 1000
          ? (...given: unknown[]) => (window.__hold ? undefined : run(...given))
          : run,
        ms,
        ...rest,
      );
    globalThis.setTimeout = Object.assign(later, wait);
    let seed = 7;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
  });
}

/** Holds what a story does in a second or later, such as to take "Copied" back, until `false` lets it go on. */
export const hold = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((value) => {
    window.__hold = value;
  }, on);

/** Takes the story's pictures: light, dark and high contrast, and a telephone's if it reflows. */
export async function takePictures(page: Page, { id, reflows }: PicturedStory): Promise<void> {
  mkdirSync(pictureFolders.taken, { recursive: true });
  const size = page.viewportSize() ?? desktop;
  const height = await makeRoom(page, size);
  for (const theme of themes) {
    await paint(page, theme);
    await takePicture(page, `${id}--${theme}`, height);
  }
  await paint(page, 'light');
  if (reflows && size.width > telephone.width)
    await takePicture(page, `${id}--telephone`, await makeRoom(page, telephone));
  await page.setViewportSize(size);
}

/** Ends all that moves, gives the window this size, or a greater height if more is shown, and returns that height. */
async function makeRoom(page: Page, { width, height }: typeof desktop): Promise<number> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
  const bottom = await page.evaluate(async () => {
    // What another width sets off happens with the next frame, and is drawn with the one after.
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    for (const animation of document.getAnimations()) {
      // What has no end is shown as it is before it begins.
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    }
    const boxes = [...document.querySelectorAll('body > :not(.sb-wrapper) *, body > :not(.sb-wrapper)')];
    return Math.ceil(Math.max(40, ...boxes.map((box) => box.getBoundingClientRect().bottom)));
  });
  const tall = Math.min(bottom + 16, longest);
  if (tall > height) await page.setViewportSize({ width, height: tall });
  return tall;
}

async function takePicture(page: Page, name: string, height: number) {
  const camera = await cameraOf(page);
  const { x, y, width } = await page.evaluate(() => ({ x: scrollX, y: scrollY, width: innerWidth }));
  const clip = { x, y, width, height, scale: 1 };
  // Playwright's own screenshot packs a picture tighter, which takes longer than all else.
  const { data } = await camera.send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
  writeFileSync(path.join(pictureFolders.taken, `${name}.png`), data, 'base64');
}

const cameras = new WeakMap<Page, Promise<CDPSession>>();

/** What takes this page's pictures; from now on its text cursor is not drawn, as it blinks. */
function cameraOf(page: Page): Promise<CDPSession> {
  const known = cameras.get(page);
  if (known) return known;
  const camera = page
    .addStyleTag({ content: '* { caret-color: transparent !important }' })
    .then(() => page.context().newCDPSession(page));
  cameras.set(page, camera);
  return camera;
}

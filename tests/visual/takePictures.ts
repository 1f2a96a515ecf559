import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

import { paint, type ThemeName } from '../accessibility/checkAccessibility.ts';
import type { PictureFolders } from './comparePictures.ts';

/** Folders of the screenshots of the stories. */
export const pictureFolders: PictureFolders = {
  accepted: 'tests/visual/accepted',
  taken: 'reports/pictures/taken',
  differences: 'reports/pictures/differences',
};

/** Window of all stories, except those that set a narrow viewport. */
export const desktop = { width: 1280, height: 800 };
const telephone = { width: 360, height: 800 };
/** Maximum height of a screenshot, in CSS pixels. Anything below it has its own story. */
const longest = 1000;

/** Options for the screenshots of a story. */
export interface PicturedStory {
  readonly id: string;
  /** Whether to take dark, light high contrast and, if the story fills the window, a telephone too. */
  readonly inAllThemes: boolean;
  readonly fillsWindow: boolean;
}

/** Takes the screenshots of a story. Light is always taken. */
export async function takePictures(page: Page, { id, inAllThemes, fillsWindow }: PicturedStory) {
  mkdirSync(pictureFolders.taken, { recursive: true });
  const size = page.viewportSize() ?? desktop;
  const themes: readonly ThemeName[] = inAllThemes ? ['light', 'dark', 'light-high-contrast'] : ['light'];
  const height = await makeRoom(page, size);
  for (const theme of themes) {
    await paint(page, theme);
    await takePicture(page, `${id}--${theme}`, height);
  }
  await paint(page, 'light');
  if (inAllThemes && fillsWindow && size.width > telephone.width)
    await takePicture(page, `${id}--telephone`, await makeRoom(page, telephone));
  await page.setViewportSize(size);
}

/** Sets the window to this size, or higher if the story needs it. Returns the height of the screenshot. */
async function makeRoom(page: Page, { width, height }: typeof desktop): Promise<number> {
  await page.setViewportSize({ width, height });
  const bottom = await page.evaluate(async () => {
    // A resize takes effect in the next frame and is painted in the one after.
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    const boxes = [...document.querySelectorAll('body > :not(.sb-wrapper) *, body > :not(.sb-wrapper)')];
    return Math.ceil(Math.max(40, ...boxes.map((box) => box.getBoundingClientRect().bottom)));
  });
  const tall = Math.min(bottom + 16, longest);
  if (tall > height) await page.setViewportSize({ width, height: tall });
  return tall;
}

async function takePicture(page: Page, name: string, height: number) {
  const { width = desktop.width } = page.viewportSize() ?? {};
  await page.screenshot({
    path: path.join(pictureFolders.taken, `${name}.png`),
    animations: 'disabled',
    clip: { x: 0, y: 0, width, height },
  });
}

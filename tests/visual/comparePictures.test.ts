import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { writeChangedPage } from './changedPage.ts';
import { acceptPictures, comparePictures, type PictureFolders, picturesIn } from './comparePictures.ts';

let root: string;
let folders: PictureFolders;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const at = (name: string) => path.join(root, name);
  folders = { accepted: at('accepted'), taken: at('taken'), differences: at('differences') };
  for (const folder of [folders.accepted, folders.taken]) mkdirSync(folder);
});
afterEach(() => rmSync(root, { recursive: true }));

/** A grey picture, one pixel of it so many shades lighter. */
async function put(file: string, { width = 8, odd = 0 } = {}) {
  const data = Buffer.alloc(width * 4 * 3, 200);
  data.fill(200 + odd, 3, 6);
  const picture = sharp(data, { raw: { width, height: 4, channels: 3 } });
  await (file.endsWith('.webp') ? picture.webp({ lossless: true }) : picture.png()).toFile(file);
}
const accepted = (name: string) => path.join(folders.accepted, `${name}.webp`);
const taken = (name: string) => path.join(folders.taken, `${name}.png`);

test('comparePictures finds no difference between equal pictures', async () => {
  await put(accepted('a'));
  await put(taken('a'));
  expect(await comparePictures(folders)).toEqual([]);
  expect(picturesIn(folders.differences)).toEqual([]);
});

test('comparePictures reports one pixel that is two shades off, and draws it side by side', async () => {
  await put(accepted('a'));
  await put(taken('a'), { odd: 2 });
  expect(await comparePictures(folders)).toEqual([{ name: 'a', kind: 'changed', text: '1 pixel differs' }]);
  const sheet = await sharp(path.join(folders.differences, 'a.png')).metadata();
  expect([sheet.width, sheet.height]).toEqual([8 * 3 + 32, 4]);
});

test('comparePictures ignores the rounding of another processor', async () => {
  await put(accepted('a'));
  await put(taken('a'), { odd: 1 });
  expect(await comparePictures(folders)).toEqual([]);
});

test('comparePictures reports another size', async () => {
  await put(accepted('a'));
  await put(taken('a'), { width: 9 });
  expect((await comparePictures(folders))[0]?.text).toBe('8×4 became 9×4');
});

test('comparePictures reports new and missing pictures', async () => {
  await put(accepted('old'));
  await put(taken('new'));
  expect((await comparePictures(folders)).map(({ name, kind }) => [name, kind])).toEqual([
    ['new', 'new'],
    ['old', 'gone'],
  ]);
});

test('comparePictures finds no difference after acceptPictures', async () => {
  await put(accepted('old'));
  await put(accepted('a'));
  await put(taken('a'), { odd: 2 });
  await put(taken('new'));
  expect(await acceptPictures(folders)).toBe(3);
  expect(picturesIn(folders.accepted)).toEqual(['a', 'new']);
  expect(await comparePictures(folders)).toEqual([]);
});

test('the page of changes shows a changed picture, its story and the command that accepts it', async () => {
  await put(accepted('patterns-chatlog--default--dark'));
  await put(taken('patterns-chatlog--default--dark'), { odd: 2 });
  await put(taken('components-tag--default--light'));
  const page = writeChangedPage(await comparePictures(folders), folders);
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('?path=/story/patterns-chatlog--default"');
  expect(html).toContain('npm test -- stories --update');
  const shown = [...html.matchAll(/src="([^"]+)"/g)].map(([, source = '']) => source);
  expect(shown).toEqual([
    'taken/components-tag--default--light.png',
    'differences/patterns-chatlog--default--dark.png',
  ]);
  for (const source of shown) expect(existsSync(path.join(path.dirname(page), source))).toBe(true);
});

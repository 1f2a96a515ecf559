import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

// `acceptPictures` rewrites files that sharp would otherwise read from its cache.
sharp.cache(false);

/** Difference between a screenshot and the accepted one. */
export interface Difference {
  /** File name without extension. It is the same in every folder. */
  readonly name: string;
  readonly kind: 'changed' | 'new' | 'gone';
  /** Description of the difference. */
  readonly text: string;
}

/** Folders of screenshots. A screenshot has the same name in each. */
export interface PictureFolders {
  /** Accepted screenshots. They are committed as lossless WebP, which is a third of the size of PNG. */
  readonly accepted: string;
  /** Screenshots of the last run, as PNG. */
  readonly taken: string;
  /** One PNG for each changed screenshot: accepted, taken and difference side by side. */
  readonly differences: string;
}

/** Compares all screenshots, pixel by pixel. Writes a picture of each difference into `folders.differences`. */
export async function comparePictures(folders: PictureFolders): Promise<Difference[]> {
  rmSync(folders.differences, { recursive: true, force: true });
  const accepted = new Set(picturesIn(folders.accepted));
  const taken = new Set(picturesIn(folders.taken));
  const compare = async (name: string): Promise<Difference[]> => {
    if (!accepted.has(name)) return [{ name, kind: 'new', text: 'no picture was accepted yet' }];
    if (!taken.has(name)) return [{ name, kind: 'gone', text: 'its story took no picture' }];
    const text = await change(name, folders);
    return text ? [{ name, kind: 'changed', text }] : [];
  };
  // All are started at once, because sharp itself limits the number of files that it reads at the same time.
  const found = await Promise.all([...new Set([...accepted, ...taken])].sort().map(compare));
  return found.flat();
}

/** Accepts all taken screenshots and removes the others. Returns the number of changes. */
export async function acceptPictures(folders: PictureFolders): Promise<number> {
  const differences = await comparePictures(folders);
  mkdirSync(folders.accepted, { recursive: true });
  for (const { name, kind } of differences) {
    const accepted = path.join(folders.accepted, `${name}.webp`);
    if (kind === 'gone') rmSync(accepted);
    else
      await sharp(path.join(folders.taken, `${name}.png`))
        // For lossless files, `quality` is the effort for a small file.
        .webp({ lossless: true, quality: 100 })
        .toFile(accepted);
  }
  return differences.length;
}

/** Returns the names of the screenshots in a folder. Empty if there is no folder. */
export const picturesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) => (/\.(png|webp)$/.test(file) ? [path.parse(file).name] : []))
    : [];

/**
 * Largest difference of a pixel that still counts as equal. Processors round differently: by one shade of grey in 255,
 * or three of blue alone. Two shades of grey are a change.
 */
const rounding = 0.004;

const pixelsOf = (file: string) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Returns the description of a change, and writes its picture. Empty if nothing has changed. */
async function change(name: string, folders: PictureFolders): Promise<string> {
  const before = path.join(folders.accepted, `${name}.webp`);
  const after = path.join(folders.taken, `${name}.png`);
  const [{ data: old, info: oldSize }, { data, info: size }] = await Promise.all([
    pixelsOf(before),
    pixelsOf(after),
  ]);
  const sheet: Array<string | Buffer> = [before, after];
  let text = `${oldSize.width}×${oldSize.height} became ${size.width}×${size.height}`;
  if (oldSize.width === size.width && oldSize.height === size.height) {
    const drawn = Buffer.alloc(data.length);
    const options = { threshold: rounding, includeAA: true };
    const pixels = pixelmatch(old, data, drawn, size.width, size.height, options);
    if (pixels === 0) return '';
    sheet.push(await sharp(drawn, { raw: size }).png().toBuffer());
    text = pixels === 1 ? '1 pixel differs' : `${pixels} pixels differ`;
  }
  mkdirSync(folders.differences, { recursive: true });
  await sharp(sheet, { join: { across: sheet.length, shim: 16, background: '#888' } }).toFile(
    path.join(folders.differences, `${name}.png`),
  );
  return text;
}

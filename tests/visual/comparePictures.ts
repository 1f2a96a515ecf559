import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';

// A file that was accepted anew must be read anew.
sharp.cache(false);

/** How a picture differs from the accepted one. */
export interface Difference {
  /** The file without its ending, the same in every folder. */
  readonly name: string;
  readonly kind: 'changed' | 'new' | 'gone';
  /** What is different, in words. */
  readonly text: string;
}

/** Folders of pictures with equal names. */
export interface PictureFolders {
  /** As they were accepted; committed, so as WebP without loss, which takes a third of the space. */
  readonly accepted: string;
  /** As they were taken now, as PNG. */
  readonly taken: string;
  /** Where accepted, taken and difference are put side by side for each that changed, as PNG. */
  readonly differences: string;
}

/** Compares every picture, pixel by pixel. Draws each difference into the folder for them. */
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
  // All at once: sharp reads as many together as it has threads.
  const found = await Promise.all([...new Set([...accepted, ...taken])].sort().map(compare));
  return found.flat();
}

/** Takes what was taken now as accepted, and forgets the rest. Returns how many pictures changed. */
export async function acceptPictures(folders: PictureFolders): Promise<number> {
  const differences = await comparePictures(folders);
  mkdirSync(folders.accepted, { recursive: true });
  for (const { name, kind } of differences) {
    const accepted = path.join(folders.accepted, `${name}.webp`);
    if (kind === 'gone') rmSync(accepted);
    else
      await sharp(path.join(folders.taken, `${name}.png`))
        .webp({ lossless: true })
        .toFile(accepted);
  }
  return differences.length;
}

/** The names of the pictures in a folder; none when there is no folder. */
export const picturesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) => (/\.(png|webp)$/.test(file) ? [path.parse(file).name] : []))
    : [];

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

const pixelsOf = (file: string): Promise<Pixels> =>
  sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** What changed in a picture, in words; empty if nothing did. */
async function change(name: string, folders: PictureFolders): Promise<string> {
  const [before, after] = await Promise.all([
    pixelsOf(path.join(folders.accepted, `${name}.webp`)),
    pixelsOf(path.join(folders.taken, `${name}.png`)),
  ]);
  const sameSize = before.info.width === after.info.width && before.info.height === after.info.height;
  if (sameSize && before.data.equals(after.data)) return '';
  const { sheet, pixels } = await drawDifference(before, after);
  if (sameSize && pixels === 0) return '';
  mkdirSync(folders.differences, { recursive: true });
  await sheet.toFile(path.join(folders.differences, `${name}.png`));
  const size = ({ info }: Pixels) => `${info.width}×${info.height}`;
  return sameSize
    ? `${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}`
    : `${size(before)} became ${size(after)}`;
}

const gap = 16;
/** One shade of grey in 255, or three of blue alone, may be how another processor rounds; two of grey are a change. */
const rounding = 0.004;

/** Draws accepted, taken and difference side by side, and counts the pixels that differ. */
async function drawDifference(before: Pixels, after: Pixels): Promise<{ sheet: Sharp; pixels: number }> {
  const width = Math.max(before.info.width, after.info.width);
  const height = Math.max(before.info.height, after.info.height);
  const raw = { width, height, channels: 4 as const };
  const enlarged = ({ data, info }: Pixels) =>
    sharp(data, { raw: { ...info, channels: 4 } })
      .extend({ right: width - info.width, bottom: height - info.height, background: '#0000' })
      .raw()
      .toBuffer();
  const [left, middle] = await Promise.all([enlarged(before), enlarged(after)]);
  const right = Buffer.alloc(left.length);
  const pixels = pixelmatch(left, middle, right, width, height, { threshold: rounding, includeAA: true });
  const sheet = sharp({ create: { ...raw, width: 3 * width + 2 * gap, background: '#888' } })
    .composite(
      [left, middle, right].map((input, index) => ({
        input,
        raw,
        left: index * (width + gap),
        top: 0,
      })),
    )
    .png();
  return { sheet, pixels };
}

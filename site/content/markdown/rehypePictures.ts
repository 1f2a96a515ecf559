import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

import { PostError } from './frontMatter.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Tree {
  readonly type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Tree[];
}

/** Widths of the images in pixels: the width of the text, and twice as much for high-density screens. */
const widths = [720, 1440] as const;
const formats = ['avif', 'webp'] as const;

/** A file made from an image. */
interface PictureFile {
  /** Address on the site. */
  readonly url: string;
  readonly type: string;
  readonly width: number;
  readonly bytes: () => Promise<Uint8Array>;
}

/** An image in a post, with the files made from it. */
export interface Picture {
  readonly original: string;
  readonly files: readonly PictureFile[];
}

/**
 * Replaces each image of a post, `![description](./file.png)`, with a `picture` element in modern formats, with width
 * and height. Calls `onPictures` with the images of each post. Throws `PostError`.
 */
export function rehypePictures(onPictures: (post: string, pictures: readonly Picture[]) => void) {
  return async (tree: Tree, { path: post }: { readonly path: string }) => {
    const pictures: Picture[] = [];
    for (const node of imagesIn(tree)) pictures.push(await replaceImage(node, post));
    onPictures(post, pictures);
  };
}

/** Replaces an image with a `picture` element. */
async function replaceImage(node: Tree, post: string): Promise<Picture> {
  const src = String(node.properties?.src);
  const fault = (text: string) =>
    new PostError(`site/content/posts/${path.basename(post)}: the picture ${src} ${text}`);
  if (/^[a-z]+:|^\//i.test(src) || !/\.(png|jpe?g|webp|avif)$/i.test(src))
    throw fault(
      'is no file beside the post. Save it there as PNG, JPEG, WebP or AVIF, and write ./ and its name.',
    );
  if (!node.properties?.alt) throw fault('has no alternative text. Describe it between the square brackets.');
  const original = path.resolve(path.dirname(post), decodeURIComponent(src));
  let size: Size;
  try {
    // Size after applying the rotation in the EXIF data.
    size = (await sharp(original).metadata()).autoOrient;
  } catch (error) {
    throw fault(
      `cannot be read (${error instanceof Error ? error.message : String(error)}). Save a valid picture under that name.`,
    );
  }
  const files = filesOf(original, size.width);
  toPicture(node, files, size);
  return { original, files };
}

function imagesIn(node: Tree): Tree[] {
  return node.tagName === 'img' ? [node] : (node.children ?? []).flatMap(imagesIn);
}

/** Returns the files to make. No file is wider than the original. */
function filesOf(original: string, fullWidth: number): PictureFile[] {
  const source = readFileSync(original);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const name = path.parse(original).name.replace(/[^\w-]+/g, '-');
  const sizes = [...new Set(widths.map((width) => Math.min(width, fullWidth)))];
  return formats.flatMap((format) =>
    sizes.map((width) => ({
      type: `image/${format}`,
      width,
      url: `/static/media/${name}-${width}.${hash}.${format}`,
      bytes: () => sharp(source).autoOrient().resize({ width }).toFormat(format).toBuffer(),
    })),
  );
}

function toPicture(node: Tree, files: readonly PictureFile[], { width, height }: Size) {
  const sources = formats.map((format) => ({
    type: 'element',
    tagName: 'source',
    properties: {
      type: `image/${format}`,
      srcSet: files
        .filter((file) => file.type === `image/${format}`)
        .map((file) => `${file.url} ${file.width}w`)
        .join(', '),
      sizes: `(min-width: ${widths[0]}px) ${widths[0]}px, 100vw`,
    },
    children: [],
  }));
  const fallback = files.at(-1); // the widest WebP
  const image = {
    type: 'element',
    tagName: 'img',
    properties: {
      ...node.properties,
      src: fallback?.url,
      width,
      height,
      loading: 'lazy',
      decoding: 'async',
    },
    children: [],
  };
  node.tagName = 'picture';
  node.properties = {};
  node.children = [...sources, image];
}

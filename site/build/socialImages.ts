import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';

import { ingotPath, ingotViewBox, light } from '#design-system/tokens';

const { accent, surface, text } = light.color;
const { resolve } = createRequire(import.meta.url);

/** Returns the mark of the firm, a copper ingot, as an SVG file. */
const ingot = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${ingotViewBox}"><path fill="${fill}" d="${ingotPath}"/></svg>`;

/** The mark on a square background as an SVG file, for home screens. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160"><path fill="${surface.page}" d="M-80-80H80V80H-80Z"/><path fill="${accent.fill}" d="${ingotPath}"/></svg>`;

const toPng = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** Draws the favicon and the icons of the web manifest from the mark. */
export async function drawIcons(folder: string) {
  await writeFile(path.join(folder, 'favicon.svg'), ingot(accent.fill));
  await writeFile(path.join(folder, 'apple-touch-icon.png'), toPng(icon, 180));
  await writeFile(path.join(folder, 'icon-192.png'), toPng(icon, 192));
  await writeFile(path.join(folder, 'icon-512.png'), toPng(icon, 512));
}

/** Size of an image for social networks in pixels, as the networks recommend. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Returns a function that draws the image of a shared page: its title below the mark, above a copper line. */
export async function createSocialImages(name: string) {
  const font = async (subset: string, weight: 400 | 500) => ({
    name: 'Geologica',
    weight,
    data: await readFile(resolve(`@fontsource/geologica/files/geologica-${subset}-${weight}-normal.woff`)),
  });
  const fonts = [await font('latin', 400), await font('greek', 400), await font('latin', 500)];
  const mark = `data:image/svg+xml;base64,${Buffer.from(ingot(accent.fill)).toString('base64')}`;
  return async (title: string): Promise<Buffer> => {
    const svg = await satori(
      box(
        {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          height: '100%',
          padding: '72px 80px',
          background: surface.page,
          color: text.body,
        },
        [
          box({ display: 'flex', alignItems: 'center', gap: 24, fontSize: 40, fontWeight: 500 }, [
            { type: 'img', props: { src: mark, width: 88, height: 60 } },
            name,
          ]),
          box(
            {
              display: 'flex',
              fontSize: title.length > 48 ? 64 : 84,
              lineHeight: 1.06,
              letterSpacing: '-0.025em',
            },
            [title],
          ),
          box({ display: 'flex', alignItems: 'center', width: '100%' }, [
            box({ height: 5, flexGrow: 1, background: accent.fill }, []),
            box({ width: 26, height: 26, borderRadius: 13, background: light.color.done }, []),
          ]),
        ],
      ),
      { ...socialImageSize, fonts },
    );
    return toPng(svg, socialImageSize.width);
  };
}

type Style = Readonly<Record<string, string | number>>;
const box = (style: Style, children: readonly unknown[]) => ({
  type: 'div',
  key: null,
  props: { style, ...(children.length > 0 && { children }) },
});

import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` file beside every text file. Returns the number of text files. */
export async function precompress(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(html|js|css|svg|json|xml|txt|md|webmanifest)$/.test(file),
  );
  for (const file of files) {
    const source = path.join(folder, file);
    const text = await readFile(source);
    await writeFile(`${source}.br`, await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${source}.gz`, await zip(text, { level: 9 }));
  }
  return files.length;
}

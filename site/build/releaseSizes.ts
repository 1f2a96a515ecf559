import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Sizes of a release in bytes, by kind of file. Text files count with their compressed size. */
export type ReleaseSizes = Readonly<Record<string, number>>;

/** File in the archive with the sizes of the release. The next release is compared with these sizes. */
export const sizesFile = 'sizes.json';

const kinds: readonly (readonly [name: string, files: RegExp])[] = [
  ['pages', /^client\/.*\.html$/],
  ['script', /^client\/.*\.js$/],
  ['style', /^client\/.*\.css$/],
  ['fonts', /^client\/.*\.woff2?$/],
  ['images', /^client\/.*\.(png|webp|avif|svg|ico|jpe?g)$/],
  ['other files for visitors', /^client\//],
  ['server', /^server\//],
];

/** Returns the sizes of a built site. */
export async function sizesOf(dist: string): Promise<ReleaseSizes> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)));
  const sizes: Record<string, number> = Object.fromEntries(kinds.map(([kind]) => [kind, 0]));
  for (const file of files.filter((each) => !/\.(br|gz)$/.test(each))) {
    const sent = files.includes(`${file}.br`) ? `${file}.br` : file;
    const kind = kinds.find(([, pattern]) => pattern.test(file))?.[0] ?? 'server';
    sizes[kind] = (sizes[kind] ?? 0) + (await stat(path.join(dist, sent))).size;
  }
  return sizes;
}

/** Returns a table of sizes in kB. If `before` is given, the table also shows the change. */
export function sizeTable(before: ReleaseSizes | undefined, after: ReleaseSizes): string {
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(26) + cells.map((cell) => cell.padStart(12)).join('');
  const kB = (bytes: number) => (bytes / 1_000).toFixed(1);
  const change = (bytes: number) => (bytes > 0 ? `+${kB(bytes)}` : kB(bytes));
  const names = [...new Set([...Object.keys(after), ...Object.keys(before ?? {})])];
  return [
    row('Size, kB', before ? ['before', 'now', 'change'] : ['now']),
    ...names.map((name) => {
      const size = after[name] ?? 0;
      if (!before) return row(name, [kB(size)]);
      const sizeBefore = before[name] ?? 0;
      return row(name, [kB(sizeBefore), kB(size), change(size - sizeBefore)]);
    }),
  ].join('\n');
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Files = ReadonlyMap<string, string | null>;

/**
 * Writes and removes files, all or none. If one fails, the earlier ones get their old content back. A signal to end
 * the process waits until all files are done.
 */
export function writeAll(root: string, files: Files) {
  const before = new Map(
    [...files.keys()].map(
      (file) => [file, existsSync(path.join(root, file)) ? read(root, file) : null] as const,
    ),
  );
  const wait = () => {};
  process.on('SIGINT', wait).on('SIGTERM', wait);
  try {
    put(root, files);
  } catch (error) {
    for (const [file, text] of before)
      if (text !== null || existsSync(path.join(root, file))) put(root, new Map([[file, text]]));
    throw error;
  } finally {
    process.off('SIGINT', wait).off('SIGTERM', wait);
  }
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

function put(root: string, files: Files) {
  for (const [file, text] of files) {
    const target = path.join(root, file);
    if (text === null) rmSync(target, { force: true });
    else {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
}

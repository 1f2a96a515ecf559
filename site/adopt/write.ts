import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Files = ReadonlyMap<string, string | null>;

/**
 * Writes and removes files, all or none. If one fails, the earlier ones get their old content back. A signal to end
 * the process is ignored meanwhile.
 */
export function writeAll(root: string, files: Files) {
  const oldTexts = new Map(
    [...files.keys()].map(
      (file) => [file, existsSync(path.join(root, file)) ? read(root, file) : null] as const,
    ),
  );
  const ignore = () => {};
  process.on('SIGINT', ignore).on('SIGTERM', ignore);
  try {
    put(root, files);
  } catch (error) {
    for (const [file, text] of oldTexts)
      if (text !== null || existsSync(path.join(root, file))) put(root, new Map([[file, text]]));
    throw error;
  } finally {
    process.off('SIGINT', ignore).off('SIGTERM', ignore);
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

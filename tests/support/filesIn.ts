import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the files in these folders and below whose path matches `pattern` and not `except`, with "/" as separator. */
export const filesIn = (folders: readonly string[], pattern: RegExp, except = /^$/): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter((file) => pattern.test(file) && !except.test(file)),
  );

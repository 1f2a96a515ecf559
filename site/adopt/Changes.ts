import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';

/** Returns the source code of a JSON value or of `undefined`. */
export const code = (value: unknown) => JSON.stringify(value) ?? 'undefined';

/**
 * Returns the source of a module with a new value for a constant. After the declaration there must be an empty line or
 * the end of the file. Throws if there is no such constant.
 */
export function withValue(source: string, name: string, value: string): string {
  const pattern = new RegExp(
    `(\\bconst ${escapeStringRegexp(name)}\\b(?:: (?:[^=]|=>)+?)? = )[\\s\\S]*?;(?=\\n(?:\\n|$))`,
  );
  if (!pattern.test(source)) throw new Error(`There is no constant "${name}" to set.`);
  return source.replace(pattern, (_, head: string) => `${head}${value};`);
}

/** Collects changes to the files of a repository in memory. Nothing is written to disk. */
export class Changes {
  readonly #root: string;
  /** New content by path; `null` for a file to remove. */
  readonly files = new Map<string, string | null>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Returns the content of a file on disk, without the changes. */
  textOnDisk(file: string): string {
    return readFileSync(path.join(this.#root, file), 'utf8');
  }

  isOnDisk(file: string): boolean {
    return existsSync(path.join(this.#root, file));
  }

  /** Returns the content of a file with the changes so far. A file to remove still has its content on disk. */
  text(file: string): string {
    return this.files.get(file) ?? this.textOnDisk(file);
  }

  write(file: string, text: string) {
    this.files.set(file, text);
  }

  remove(...files: readonly string[]) {
    for (const file of files) this.files.set(file, null);
  }

  /** Sets a constant of a module. Throws if there is no such constant. */
  setConstant(file: string, name: string, value: string) {
    this.write(file, withValue(this.text(file), name, value));
  }

  replace(file: string, from: string | RegExp, to: string) {
    this.write(
      file,
      this.text(file).replaceAll(from, () => to),
    );
  }

  /** Returns the paths of all files on disk below a folder. */
  list(folder: string): string[] {
    return readdirSync(path.join(this.#root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) =>
        path.relative(this.#root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      );
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';

/** Code of a value that JSON can hold, or of `undefined`. */
export const code = (value: unknown) => JSON.stringify(value) ?? 'undefined';

/**
 * Returns the text of a module with a new value of a constant, whose declaration must end with a semicolon and an empty
 * line. Throws when there is no such constant.
 */
export function withValue(source: string, name: string, value: string): string {
  const pattern = new RegExp(
    `(\\bconst ${escapeStringRegexp(name)}\\b(?:: (?:[^=]|=>)+?)? = )[\\s\\S]*?;(?=\\n(?:\\n|$))`,
  );
  if (!pattern.test(source)) throw new Error(`There is no constant "${name}" to set.`);
  return source.replace(pattern, (_, head: string) => `${head}${value};`);
}

/** Changes of files of a repository, kept in memory until they are all known. */
export class Changes {
  readonly #root: string;
  /** New texts by paths; `null` for a file that goes. */
  readonly files = new Map<string, string | null>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The text of a file before all changes. */
  before(file: string): string {
    return readFileSync(path.join(this.#root, file), 'utf8');
  }

  text(file: string): string {
    return this.files.get(file) ?? this.before(file);
  }

  write(file: string, text: string) {
    this.files.set(file, text);
  }

  remove(...files: readonly string[]) {
    for (const file of files) this.files.set(file, null);
  }

  /** Gives a constant of a module another value. */
  set(file: string, name: string, value: string) {
    this.write(file, withValue(this.text(file), name, value));
  }

  replace(file: string, from: string | RegExp, to: string) {
    this.write(
      file,
      this.text(file).replaceAll(from, () => to),
    );
  }

  /** Paths of the files below a folder. */
  list(folder: string): string[] {
    return readdirSync(path.join(this.#root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) =>
        path.relative(this.#root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
      );
  }
}

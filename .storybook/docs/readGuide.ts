import type { Guide } from './Guide.ts';

/** The guides by their files. Each is loaded with the page of its component alone. */
const guides = import.meta.glob<Guide>('/design-system/**/*.guide.tsx', { import: 'guide' });
const read = new Map<string, Promise<Guide | undefined>>();

/**
 * The guide beside this file of stories; `undefined` when there is none. Returns the same promise for the same file.
 */
export function readGuide(storiesFile: string): Promise<Guide | undefined> {
  const file = storiesFile.replace(/^\./, '').replace('.stories.', '.guide.');
  const guide = read.get(file) ?? Promise.resolve(guides[file]?.());
  read.set(file, guide);
  return guide;
}

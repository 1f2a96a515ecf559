import type { Guide } from './Guide.ts';

/** Loaders of the guides, by file. A guide is loaded only when the page of its component is opened. */
const guides = import.meta.glob<Guide>('/design-system/**/*.guide.tsx', { import: 'guide' });
const cache = new Map<string, Promise<Guide | undefined>>();

/**
 * Loads the guide beside a file of stories, whose path begins with `./`. Resolves to `undefined` if there is none.
 * Returns the same promise for the same file, as React's `use` requires.
 */
export function readGuide(storiesFile: string): Promise<Guide | undefined> {
  const file = storiesFile.replace(/^\./, '').replace('.stories.', '.guide.');
  const guide = cache.get(file) ?? Promise.resolve(guides[file]?.());
  cache.set(file, guide);
  return guide;
}

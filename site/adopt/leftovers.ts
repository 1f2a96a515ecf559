import { existsSync } from 'node:fs';
import path from 'node:path';

import { Changes } from './Changes.ts';
import type { SampleFirm } from './sampleFirm.ts';

/** A fact of the sample that remains in a file. */
export interface Leftover {
  readonly file: string;
  /** Kind of fact, such as "city" or "law". */
  readonly kind: string;
  readonly mark: string;
  readonly line: number;
}

/** Files that may contain a language or a currency, because they are not about the firm. */
const general: readonly RegExp[] = [
  /^services\/knowledge\/sampleFirm\.json$/,
  // Currencies and languages of visitors and models.
  /^services\/audit\/(priceCheck|parse\/|reading\/)/,
  /^services\/assistant\/(greekSound|crisis|offline\/(everyday|greek|questions|topics))/,
];

const isSearched = (file: string) =>
  /\.(tsx?|md|json|svg|html)$/.test(file) &&
  !/\.(test|stories)\.tsx?$/.test(file) &&
  !file.startsWith('site/adopt/') &&
  !general.some((pattern) => pattern.test(file));

/** Removes comments but keeps their line breaks, so that line numbers stay right. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm, (comment) => comment.replace(/[^\n]/g, ''));

/** Returns the marks of the sample in a text, in any case, with their line numbers. */
export function marksIn(text: string, { marks }: SampleFirm) {
  const found: { kind: string; mark: string; line: number }[] = [];
  for (const [index, line] of text.toLowerCase().split('\n').entries())
    for (const [kind, texts] of Object.entries(marks))
      for (const mark of texts)
        if (line.includes(mark.toLowerCase())) found.push({ kind, mark, line: index + 1 });
  return found;
}

/**
 * Returns everything of the sample that remains in services, site and README.md: facts, cases, posts and drawings of
 * places. Tests and stories are not searched.
 */
export function leftovers(root: string, sample: SampleFirm, currency: string): Leftover[] {
  const files = new Changes(root);
  // A firm with the sample's currency keeps its sign.
  const expectedKinds = currency === 'EUR' ? ['currency'] : [];
  const readme = existsSync(path.join(root, 'README.md')) ? ['README.md'] : [];
  const found = [
    ...['services', 'site'].flatMap((folder) => files.list(folder)).filter(isSearched),
    ...readme,
  ]
    .flatMap((file) => marksIn(withoutComments(files.text(file)), sample).map((mark) => ({ file, ...mark })))
    .filter(({ kind }) => !expectedKinds.includes(kind));
  const remainingFiles = [
    ...sample.posts.map((slug) => ({ kind: 'post', file: `site/content/posts/${slug}.md` })),
    ...['street.svg', 'outline.svg', 'nicosia.svg'].map((name) => ({
      kind: 'drawing of a place',
      file: `site/drawings/places/${name}`,
    })),
  ].filter(({ file }) => existsSync(path.join(root, file)));
  return [...remainingFiles.map((each) => ({ ...each, mark: 'the file', line: 1 })), ...found];
}

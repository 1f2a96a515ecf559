import * as v from 'valibot';
import { parse } from 'yaml';

import { postCategories } from '../categories.ts';

const isoDay = v.pipe(v.string(), v.isoDate(), v.check(isDay));

const sourceSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(5)),
  about: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(5))),
  url: v.exactOptional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  facts: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(5))), v.minLength(1)),
  read: v.picklist(['original', 'report']),
  checked: isoDay,
});

const schema = v.pipe(
  v.strictObject({
    title: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(75)),
    description: v.pipe(v.string(), v.trim(), v.minLength(70), v.maxLength(160)),
    category: v.picklist(postCategories),
    drawing: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z-]+$/))),
    tags: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9 -]*$/))),
      v.minLength(2),
      v.maxLength(5),
      v.check((tags) => new Set(tags).size === tags.length),
    ),
    date: isoDay,
    updated: v.exactOptional(isoDay),
    author: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(60)),
    inShort: v.exactOptional(
      v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(40), v.maxLength(150))), v.length(3)),
    ),
    sources: v.exactOptional(v.pipe(v.array(sourceSchema), v.minLength(1))),
  }),
  v.forward(
    v.check(({ date, updated }) => updated === undefined || updated >= date),
    ['updated'],
  ),
);

/** Front matter of a post file. */
export type FrontMatter = v.InferOutput<typeof schema>;

const advice: Readonly<Record<string, string>> = {
  title: 'Write a title of 10 to 75 characters.',
  description: 'Write one or two sentences of 70 to 160 characters.',
  category: `Choose one of ${postCategories.join(', ')}.`,
  drawing: 'Leave it out, or name a drawing that site/drawings/PostDrawing/posts.svg has.',
  tags: 'Give two to five different tags in lower case, e.g. [voice, clinics].',
  date: 'Write the day of publication like 2026-03-12.',
  updated: 'Leave it out, or write a day like 2026-03-12 that is not before "date".',
  author: 'Write a role such as "The team".',
  sources:
    'Leave it out, or list sources, each with a name, facts (passages of the text), read (original or report) and checked (a day); about and url may be left out.',
  inShort: 'Leave it out, or list three sentences of 40 to 150 characters that the text says as well.',
};

/** Error of a post file that cannot be published. The message names the file, the mistake and the remedy. */
export class PostError extends Error {
  override readonly name = 'PostError';
}

/** Splits a post file into its validated front matter and its text. Throws `PostError`. */
export function readFrontMatter(
  file: string,
  source: string,
): { readonly frontMatter: FrontMatter; readonly body: string } {
  const match = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(source);
  if (!match) {
    throw new PostError(
      `${file} has no front matter. Begin the file with a line "---", then title, description, category, tags, date and author, then "---".`,
    );
  }
  const result = v.safeParse(schema, readYaml(file, match[1] ?? ''));
  if (result.success) return { frontMatter: result.output, body: source.slice(match[0].length) };

  const fields = new Map(result.issues.map((issue) => [String(issue.path?.[0]?.key ?? ''), issue]));
  const sentences = [...fields].map(([field, { input }]) => sentenceOf(field, input));
  throw new PostError(`${file}: ${sentences.join(' ')}`);
}

function sentenceOf(field: string, value: unknown): string {
  const remedy = advice[field];
  if (!field) return 'The front matter is not a list of fields. Write one "name: value" a line.';
  if (!remedy)
    return `"${field}" is not a field of a post. Remove it, or use ${Object.keys(advice).join(', ')}.`;
  if (value === undefined) return `"${field}" is missing. ${remedy}`;
  return `"${field}" is wrong (${JSON.stringify(value)}). ${remedy}`;
}

function readYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PostError(
      `${file}: the front matter is not valid YAML (${reason}). Put values with a colon or a quote mark in double quotes.`,
      { cause: error },
    );
  }
}

/** Whether an ISO date exists: 2026-02-30 does not. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

import { nameOfSection } from './splitSections.ts';

/**
 * A reply in which a report of JSON stands, written as markdown instead; `null` if there is none. The JSON may stand
 * anywhere, in one wrapper, with keys in any spelling, and have been cut.
 */
export function jsonAsMarkdown(reply: string): string | null {
  const start = reply.search(/\{\s*"[^"]*"\s*:/);
  if (start < 0) return null;
  const { json, end } = closed(reply, start);
  const around = (text: string) =>
    `${reply.slice(0, start)}\n\n${text}\n\n${reply.slice(end)}`.replaceAll('```json', '```');
  try {
    const whole = entriesOf(JSON.parse(json));
    const report = [whole, ...whole.map(([, value]) => entriesOf(value))].find((entries) =>
      entries.some(([key]) => nameOfSection(wordsOf(key))),
    );
    // JSON that says something else is no text for a reader.
    if (!report) return /^[\s`{]/.test(reply) ? around('') : null;
    return around(
      report.flatMap(([key, value]) => [`## ${wordsOf(key)}`, ...textOfSection(value)]).join('\n\n'),
    );
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return around('');
  }
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
/** "implementationDifficulty" and "implementation_difficulty" as words. */
const wordsOf = (key: string) => key.replace(/(?<=[a-z])(?=[A-Z])|[_-]+/g, ' ');
const textOf = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).filter((part) => typeof part !== 'object').join(', ');

/** A text as it is; of a list or an object each value as an item: its title, and the others below as "key: value". */
function textOfSection(value: unknown): readonly string[] {
  if (typeof value !== 'object') return typeof value === 'string' ? [value] : [];
  return entriesOf(value).flatMap(([name, item]) => {
    const own = Array.isArray(value)
      ? [['title', item] as const]
      : [['title', name] as const, ['description', item] as const];
    const fields = (typeof item === 'string' ? own : entriesOf(item)).flatMap(([key, each]) => {
      const text = textOf(each).trim();
      return text ? [[wordsOf(key), text] as const] : [];
    });
    const title =
      fields.find(([key]) => /^(?:title|name|opportunity|solution|recommendation)$/i.test(key)) ?? fields[0];
    const rest = fields.filter((field) => field !== title).map(([key, text]) => `${key}: ${text}`);
    const heading = title && `1. **${title[1].replaceAll('\n', ' ')}**`;
    return heading ? [heading, ...rest.flatMap((text) => text.split('\n'))].join('\n\n   ') : [];
  });
}

/** Strings, of which the last may be open; marks; and all else. */
const tokens = /"(?:[^"\\]|\\.)*(?:"|$)|[{}[\],:]|[^\s"{}[\],:]+/gs;

/** The object that begins at `start`, and where it ends. What was cut off is closed behind the last whole value. */
function closed(text: string, start: number): { readonly json: string; readonly end: number } {
  const parts: string[] = [];
  const open: string[] = [];
  let [whole, depth] = [0, 0];
  for (const { 0: token, index } of text.slice(start).matchAll(tokens)) {
    const isEnd = token === '}' || token === ']';
    if (isEnd && parts.at(-1) === ',') parts.pop();
    if (token === ',') [whole, depth] = [parts.length, open.length];
    parts.push(token.replaceAll('\n', '\\n').replaceAll('\t', ' '));
    if (token === '{' || token === '[') open.push(token === '{' ? '}' : ']');
    if (isEnd) open.pop();
    if (open.length === 0) return { json: parts.join(''), end: start + index + token.length };
    if (isEnd || token === '{' || token === '[') [whole, depth] = [parts.length, open.length];
  }
  return { json: parts.slice(0, whole).join('') + open.slice(0, depth).reverse().join(''), end: text.length };
}

import { nameOfSection } from './splitSections.ts';

/** An object whose first key can be read; comments may stand before the key. */
const withKey = /[[{]\s*(?:\/\/.*\n\s*)*"[^"]*"\s*:/;
const titleKey = /^(?:title|name|opportunity|solution|recommendation)$/i;
/** Objects in objects around a report, at most; lists and objects in a value. */
const [maxWrappers, maxParts] = [5, 3];

/**
 * A reply in which a report of JSON stands, written as markdown instead; `null` if there is none. The JSON may stand
 * anywhere, in wrappers, with keys in any spelling, and have been cut.
 */
export function jsonAsMarkdown(reply: string): string | null {
  const start = reply.search(withKey);
  if (start < 0) {
    const cut = reply.search(/^[ \t]*[[{][ \t]*(?:["{]|$)/m);
    return cut < 0 || /^\s*[#*]/m.test(reply.slice(cut)) ? null : reply.slice(0, cut);
  }
  const { json, end } = closed(reply, start);
  const around = (text: string) =>
    `${reply.slice(0, start).replace(/[[\s]+$/, '')}\n\n${text}\n\n${reply.slice(end)}`.replaceAll(
      '```json',
      '```',
    );
  try {
    const report = reportIn(JSON.parse(json));
    // JSON that says something else is no text for a reader.
    return report ? around(report) : /^[\s`[{]/.test(reply) ? around('') : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return around('');
  }
}

type Entry = readonly [key: string, value: unknown];
const entriesOf = (value: unknown): readonly Entry[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
/** "implementationDifficulty" and "implementation_difficulty" as words. */
const wordsOf = (key: string) => key.replace(/(?<=[a-z])(?=[A-Z])|[_-]+/g, ' ');
const isName = (text: unknown): text is string =>
  typeof text === 'string' && nameOfSection(text) !== undefined;

/** A report as markdown: sections by their names, or a text that has them, in as many wrappers as there may be. */
function reportIn(value: unknown, wrappers = 0): string | null {
  if (typeof value === 'string') return value.includes('\n') && value.split('\n').some(isName) ? value : null;
  const sections = entriesOf(value).flatMap(([key, each]): readonly Entry[] => {
    const texts = Array.isArray(value) ? entriesOf(each).map(([, text]) => text) : [];
    const name = texts.find(isName);
    return name ? texts.filter((text) => text !== name).map((text) => [name, text]) : [[wordsOf(key), each]];
  });
  if (sections.some(([name]) => isName(name)))
    return sections.flatMap(([name, each]) => [`## ${name}`, ...textOfSection(each)]).join('\n\n');
  for (const [, inner] of wrappers < maxWrappers ? entriesOf(value) : []) {
    const report = reportIn(inner, wrappers + 1);
    if (report) return report;
  }
  return null;
}

/** A value as text: lists with commas, other objects as "key: value". */
function textOf(value: unknown, parts = 0): string {
  if (typeof value !== 'object') return String(value).trim();
  const entries = parts < maxParts ? entriesOf(value) : [];
  const texts = entries.map(([key, each]) => [wordsOf(key), textOf(each, parts + 1)] as const);
  const filled = texts.filter(([, text]) => text);
  return filled.map(([key, text]) => (Array.isArray(value) ? text : `${key}: ${text}`)).join(', ');
}

/** A text as it is; of a list or an object each value as an item: its title, and the others below as "key: value". */
function textOfSection(value: unknown): readonly string[] {
  if (typeof value !== 'object') return typeof value === 'string' ? [value] : [];
  return entriesOf(value).flatMap(([name, item]) => {
    const own = Array.isArray(value) ? { title: item } : { title: name, description: item };
    const fields = entriesOf(typeof item === 'string' ? own : item)
      .map(([key, each]) => [wordsOf(key), textOf(each)] as const)
      .filter(([, text]) => text);
    const title = fields.find(([key]) => titleKey.test(key)) ?? fields[0];
    const others = fields.filter((field) => field !== title).map(([key, text]) => `${key}: ${text}`);
    const lines = [`1. **${title?.[1].replaceAll('\n', ' ')}**`, ...others.join('\n').split('\n')];
    return title ? lines.join('\n\n   ') : [];
  });
}

/** Strings, of which the last may be open; comments; marks; and all else. */
const tokens = /"(?:[^"\\]|\\.)*(?:"|$)|\/\/[^\n]*|[{}[\],:]|[^\s"{}[\],:]+/gs;

/** The object that begins at `start`, and where it ends. What was cut off is closed behind the last whole value. */
function closed(text: string, start: number): { readonly json: string; readonly end: number } {
  const parts: string[] = [];
  const open: string[] = [];
  let [whole, depth] = [0, 0];
  for (const { 0: token, index } of text.slice(start).matchAll(tokens)) {
    if (token.startsWith('//')) continue;
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

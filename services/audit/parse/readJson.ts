import { nameOfSection } from './words.ts';

/** A JSON value: its text, or its entries. In a list, every key is empty. */
type Value = string | readonly Entry[];
type Entry = readonly [key: string, value: Value];

/** Maximum number of objects around a report. */
const maxWrappers = 5;
/** Maximum depth of lists and objects in the value of an item. */
const maxDepth = 3;
/** Maximum depth of JSON strings in JSON strings. */
const maxStrings = 3;
/** Matches the beginning of an object, with comments before its first key: `{ "title":`. */
const objectStart = /(?:\[\s*)?\{\s*(?:\/\/[^\n{]*\n\s*|\/\*[^*]*\*\/\s*)*(?:"[^"]*"|'[^']*'|\w+)\s*:/g;
/** Matches the beginning of an object that was cut off before its first key. */
const cutObjectStart = /^[ \t]*[[{][ \t]*(?:["{]|$)/m;
/**
 * Matches the tokens of JSON: strings, comments, punctuation, and other values. The last string may be cut off, even
 * after a backslash.
 */
const tokens =
  /"(?:[^"\\]|\\.)*(?:"|\\?$)|'(?:[^'\\]|\\.|'(?!\s*[,:}\]]))*(?:'|\\?$)|\/\/[^\n]*|\/\*.*?(?:\*\/|$)|[{}[\],:]|[^\s"{}[\],:]+/gs;
const titleKey = /^(?:title|name|opportunity|solution|recommendation)$/i;

const unescaped = (text: string) =>
  text.replace(/\\(?:u([\da-f]{4})|(.))/gis, (_, code: string | undefined, mark: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : ({ n: '\n', r: '\n', t: ' ' }[mark] ?? mark),
  );

/**
 * Unescapes a reply that is a single JSON string, or that has "\n" as two characters for each line break. Returns any
 * other reply unchanged.
 */
export function withoutEscapes(reply: string, depth = 0): string {
  const [, quoted] = /^\s*(?:```\w*\s*)?"((?:[^"\\]|\\.)*)(?:"\s*(?:```\s*)?|\\?)$/s.exec(reply) ?? [];
  const text = quoted ?? /^\s*[^\s{["][^\n]*\\n[^\n]*\s*$/.exec(reply)?.[0] ?? '';
  return text.includes('\\') && depth < maxStrings ? withoutEscapes(unescaped(text), depth + 1) : reply;
}

/**
 * Converts each JSON report in a reply to markdown; `null` if there is none. The JSON may stand anywhere in the reply
 * or inside other objects. It may use any spelling of keys and quotes, and it may be cut off.
 */
export function jsonAsMarkdown(reply: string): string | null {
  let markdown = '';
  let done = 0;
  for (const { index } of reply.matchAll(objectStart)) {
    if (index < done) continue;
    const { value, end } = readValue(reply, index);
    const before = reply.slice(done, index);
    const report = reportIn(value);
    // Other JSON is not meant for a reader and is left out, unless it stands inside a line of text.
    const isText = !report && /[^\s`,\]]/.test(before.slice(before.lastIndexOf('\n') + 1));
    markdown += before + (isText ? reply.slice(index, end) : `\n\n${report ?? ''}\n\n`);
    done = end;
  }
  const rest = reply.slice(done);
  const cut = rest.search(cutObjectStart);
  if (cut >= 0 && !/^[ \t]*[#*]/m.test(rest.slice(cut))) return markdown + rest.slice(0, cut);
  return markdown === reply.slice(0, done) ? null : markdown + rest;
}

/**
 * Reads the object or list that begins at `start`. Returns its value and its end. A value that was cut off is left out.
 */
function readValue(text: string, start: number): { readonly value: Value; readonly end: number } {
  const root: Entry[] = [];
  const open = [{ entries: root, isList: true }];
  let key = '';
  tokens.lastIndex = start;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const { entries, isList } = open.at(-1) ?? { entries: root, isList: true };
    const end = index + token.length;
    const isWhole = /^["']/.test(token) ? /^(["']).*\1$/s.test(token) : end < text.length;
    if (token === ',') key = '';
    else if (token === '{' || token === '[') {
      const inner: Entry[] = [];
      entries.push([key, inner]);
      open.push({ entries: inner, isList: token === '[' });
      key = '';
    } else if (token === '}' || token === ']') {
      open.pop();
      if (open.length === 1) return { value: root[0]?.[1] ?? '', end };
    } else if (isWhole && !/^(?::|\/[/*])/.test(token)) {
      const unquoted = token === 'null' ? '' : unescaped(token.replace(/^(["'])(.*)\1$/s, '$2'));
      if (isList || key) entries.push([key, unquoted]);
      key = isList || key ? '' : unquoted;
    }
  }
  return { value: root[0]?.[1] ?? '', end: text.length };
}

/** Splits a key into words: "implementationDifficulty", "implementation_difficulty". */
const wordsOf = (key: string) => key.replace(/(?<=[a-z])(?=[A-Z])|[_-]+/g, ' ');
const isName = (text: Value): text is string => typeof text === 'string' && nameOfSection(text) !== undefined;

/**
 * Returns a report as markdown; `null` if the value holds none. A report is an object with named sections, or a text
 * with these sections. It may stand inside up to `maxWrappers` objects.
 */
function reportIn(value: Value, depth = 0): string | null {
  if (typeof value === 'string') {
    const text = jsonAsMarkdown(value) ?? value;
    return text.includes('\n') && text.split('\n').some(isName) ? text : null;
  }
  const sections = value.flatMap(sectionsOf);
  if (sections.some(([name]) => isName(name)))
    return sections.flatMap(([name, each]) => [`## ${name}`, ...textOfSection(each)]).join('\n\n');
  if (depth === maxWrappers) return null;
  for (const [, inner] of value) {
    const report = reportIn(inner, depth + 1);
    if (report) return report;
  }
  return null;
}

/** Returns an entry as a section. In a list, one value of an object can be its name: `{ section: "Solutions", … }`. */
function sectionsOf([key, inner]: Entry): readonly Entry[] {
  const values = key === '' && typeof inner === 'object' ? inner.map(([, each]) => each) : [];
  const name = values.find(isName);
  if (!name) return [[wordsOf(key), inner]];
  return values.filter((each) => each !== name).map((each) => [name, each]);
}

/** Returns a value as text: lists with commas, objects as "key: value". */
function textOf(value: Value, depth = 0): string {
  if (typeof value === 'string') return value.trim();
  if (depth === maxDepth) return '';
  const texts = value.map(([key, inner]) => {
    const text = textOf(inner, depth + 1);
    return key && text ? `${wordsOf(key)}: ${text}` : text;
  });
  return texts.filter(Boolean).join(', ');
}

/**
 * Returns the texts of a section. A text stays as it is. Each value of a list or an object becomes an item: first its
 * title, then its other fields as "key: value".
 */
function textOfSection(value: Value): readonly string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [value] : [];
  return value.flatMap(([key, item]) => {
    if (typeof item === 'string') return key ? `1. **${key}**: ${item}` : `1. ${item}`;
    const fields = item
      .map(([name, each]) => ({ name: wordsOf(name), text: textOf(each) }))
      .filter(({ text }) => text);
    const title = fields.find(({ name }) => titleKey.test(name)) ?? fields[0];
    if (!title) return [];
    const others = fields.filter((field) => field !== title).map(({ name, text }) => `${name}: ${text}`);
    const lines = [`1. **${title.text.replaceAll('\n', ' ')}**`, ...others.join('\n').split('\n')];
    return lines.join('\n\n   ');
  });
}

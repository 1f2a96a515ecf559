import type { Line } from './readLines.ts';
import { nameOfSection, type Section, type Sections } from './splitSections.ts';

/**
 * The report in a reply of JSON, as the lines that markdown would have. It may stand anywhere in the reply and in one
 * wrapper, and have been cut. `rest` is the reply without it.
 */
export function readJson(reply: string): { readonly sections: Sections; readonly rest: string } | null {
  const start = reply.search(/\{\s*"[^"]*"\s*:/);
  if (start < 0) return null;
  const { json, end } = closed(reply, start);
  const rest = `${reply.slice(0, start)}\n\n${reply.slice(end)}`.replaceAll('```json', '```');
  try {
    const whole = entriesOf(JSON.parse(json));
    const found = [whole, ...whole.map(([, value]) => entriesOf(value))].find(hasSections) ?? [];
    return { sections: new Map(found.flatMap(sectionOf)), rest };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    return { sections: new Map(), rest };
  }
}

type Entries = readonly (readonly [string, unknown])[];
const entriesOf = (value: unknown): Entries =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const wordsOf = (key: string) => key.replace(/(?<=[a-z])(?=[A-Z])|[_-]+/g, ' ');
const hasSections = (entries: Entries) => entries.some(([key]) => nameOfSection(wordsOf(key)));

function sectionOf([key, value]: Entries[number]): readonly [Section, readonly Line[]][] {
  const section = nameOfSection(wordsOf(key));
  if (!section) return [];
  if (section === 'summary') return [[section, typeof value === 'string' ? linesOf(value) : []]];
  return [[section, entriesOf(value).flatMap(([, item]) => itemOf(item))]];
}

const linesOf = (text: string, line: Partial<Line> = {}): readonly Line[] =>
  text.split('\n').map((part, index) => ({
    kind: 'text',
    depth: 0,
    number: 0,
    text: part,
    lead: '',
    first: index > 0 || !line.kind,
    ...line,
  }));

/** An item with its title first, its other values below it as `key: value`. */
function itemOf(item: unknown): readonly Line[] {
  const fields = entriesOf(item).flatMap(([key, value]) => {
    const text = Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(', ') : value;
    return typeof text === 'string' || typeof text === 'number'
      ? [[wordsOf(key), String(text)] as const]
      : [];
  });
  const title = fields.find(([key]) => /^(?:title|name|opportunity|solution|recommendation)$/i.test(key));
  if (!title?.[1].trim()) return [];
  const rest = fields.filter((field) => field !== title && field[1].trim());
  return [
    ...linesOf(title[1].replaceAll('\n', ' '), { kind: 'item', depth: 1, lead: title[1] }),
    ...rest.flatMap(([key, text]) => linesOf(`${key}: ${text}`, { depth: 1, first: true })),
  ];
}

/** The object that begins at `start`, where it ends, and what was cut off closed behind the last whole value. */
function closed(text: string, start: number): { readonly json: string; readonly end: number } {
  const closers: string[] = [];
  let [json, quoted, comma, safe, depth] = ['', false, false, 0, 0];
  for (let at = start; at < text.length; at += 1) {
    const mark = text[at] ?? '';
    if (quoted) {
      json += mark < ' ' ? ({ '\n': '\\n' }[mark] ?? ' ') : mark;
      if (mark === '\\') {
        at += 1;
        json += text[at] ?? '';
      }
      quoted = mark !== '"';
      continue;
    }
    if (mark === ',') {
      [safe, depth, comma] = [json.length, closers.length, true];
      continue;
    }
    if (!/[\s}\]]/.test(mark) && comma) json += ',';
    if (!/\s/.test(mark)) comma = false;
    json += mark;
    quoted = mark === '"';
    if (mark === '{' || mark === '[') closers.push(mark === '{' ? '}' : ']');
    if (mark === '}' || mark === ']') closers.pop();
    if (closers.length === 0) return { json, end: at + 1 };
    if (/[[\]{}]/.test(mark)) [safe, depth] = [json.length, closers.length];
  }
  return { json: json.slice(0, safe) + closers.slice(0, depth).reverse().join(''), end: text.length };
}

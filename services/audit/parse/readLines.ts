import { decodeString } from 'micromark-util-decode-string';
import { tidy } from '../plainText.ts';
import { maxReplyLines } from '../reportLimits.ts';
import { labelOf, readValue, takeFacts } from './readFacts.ts';
import { descriptionLabel, nameOfSection, titleColumn } from './words.ts';

/** One line of a reply as plain text, and what markdown says about it. */
export interface Line {
  /** `item` begins a list item or a table row; `rule` is a line across the page, without text. */
  readonly kind: 'heading' | 'item' | 'text' | 'rule';
  /** The level of a heading; of any other line, how many lists it stands in. */
  readonly depth: number;
  /** The number of an item; -1 for the rows of a table, 0 for bullets and all else. */
  readonly number: number;
  readonly text: string;
  /** Bold beginning of the text; all of a heading. */
  readonly lead: string;
  /** Whether a paragraph begins here. */
  readonly first: boolean;
}

const blank: Line = { kind: 'text', depth: 0, number: 0, text: '', lead: '', first: true };
/** Characters from which the next line does not go on with a text. */
const longText = 1_000;
const rule = /^\s*([-*_])(?:\s*\1){2,}\s*$/;
/** "3", "OPP-001", "1.2". */
const code = /^(?:.{0,3}|total|\p{L}{1,5}[-_.#]?\d[\d.-]*)$/iu;
const delimiter = /^[\s>]*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?\s*$/;
const isTableEnd = (row: string) => /^[\s|:-]*$/.test(row);
const marker =
  /^\s*(?:(?:[-+*•●▪◦‣·○▸■□◆◇★»–—✅✓✔☑➤►→👉🔹🔸]|\(?(\d{1,9})[.)]|\(?([A-Z]|[IVX]{1,4})[.)])(?:\s+|$)(?:\[[ x]\]\s+)?)+(.*)$/iu;
/** Letters and Roman numbers count items where the first two stand. */
const counting = [/^[ \t]*\(?(?:a|i)[.)]\s/im, /^[ \t]*\(?(?:b|ii)[.)]\s/im];
const columnOf = (row: string) => /^\s*/.exec(row.replaceAll('\t', '    '))?.[0].length ?? 0;

/**
 * Reads a reply line by line, in one pass: a parser for the whole of markdown takes seconds for a hostile reply of
 * this length. Headings, lists, tables and fences count wherever they stand, as models indent as they like.
 */
export function readLines(reply: string): readonly Line[] {
  const rows = cleaned(reply).split('\n');
  const hasLetters = counting.every((mark) => mark.test(reply));
  const lines: Line[] = [];
  /** The columns of the markers of the lists that are open. */
  let open: number[] = [];
  let [first, fence, hidden] = [true, '', false];
  const add = (written: string, line: Partial<Line> = {}) => {
    const [text, lead] = inline(written);
    const last = lines.at(-1);
    if (/^[=|\s]*$/.test(text)) return;
    const mayGoOn = !line.kind && last && last.kind !== 'rule' && last.text.length < longText;
    const isLabelled = lead !== '' || /^\p{Ll}[\p{L}_]*:\s/u.test(text);
    const isWrapped =
      !first && !isLabelled && /^\p{Ll}/u.test(text) && !/[:.!?]/.test(last?.text.at(-1) ?? '');
    const isValue = last && isValueOf(last, text);
    if (lead && !line.kind && /[.!?]/.test(last?.text.at(-1) ?? '')) first = true;
    const isHeading = line.kind === 'heading';
    if (mayGoOn && isValue) {
      const said = `${last.text.replace(/:$/, '')}: ${text}`;
      const kept = last.kind === 'heading' ? { ...last, kind: 'text' as const, depth: open.length } : last;
      lines.splice(-1, 1, { ...kept, text: said, lead: '' });
    } else if (mayGoOn && isWrapped) lines.splice(-1, 1, { ...last, text: `${last.text} ${text}` });
    else lines.push({ ...blank, depth: open.length, text, first, ...line, lead: isHeading ? text : lead });
    first = isHeading;
  };
  for (let at = 0; at < rows.length && lines.length < maxReplyLines; at += 1) {
    const row = (rows[at] ?? '').replace(/^(?:\s*>)+ ?|\\$/g, '');
    const [, fenced, language = ''] = /^\s*(```|~~~)\s*(\w*)/.exec(row) ?? [];
    const [, level, title = ''] = /^\s*(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/.exec(row) ?? [];
    const [, number, letter, said] = marker.exec(row) ?? [];
    const column = columnOf(row);
    /** The head of a table that was cut off below it. */
    const isCut = at > rows.length - 4 && /^\s*\|/.test(row) && rows.slice(at + 1).every(isTableEnd);
    if (fenced) {
      hidden =
        fence === '' && !/^(?:markdown|md|te?xt|plain(?:text)?|ya?ml|json5?|xml|html)?$/i.test(language);
      fence = fence === '' ? fenced : '';
    } else if (hidden || (isCut && !delimiter.test(rows[at + 1] ?? ''))) continue;
    else if (row.trim() === '') first = true;
    else if (rule.test(row)) lines.push({ ...blank, kind: 'rule' });
    else if (level) {
      [open, first] = [[], true];
      add(title, { kind: 'heading', depth: level.length });
    } else if (row.includes('|') && delimiter.test(rows[at + 1] ?? '')) {
      if (first) open = open.filter((each) => each < column);
      const cells = [cellsOf(row)];
      for (at += 1; rows[at + 1]?.includes('|'); at += 1) cells.push(cellsOf(rows[at + 1] ?? ''));
      lines.push(...tableLines(cells).map((line) => ({ ...line, depth: open.length + 1 })));
      first = true;
    } else if (said !== undefined && (!letter || hasLetters)) {
      [open, first] = [[...open.filter((each) => each < column - 1), column], true];
      add(said, { kind: 'item', number: Number(number ?? 0) });
    } else {
      const last = lines.at(-1);
      // Right below the last bullet, but not indented: markdown joins it to the bullet, and it is none of it.
      if (column === 0 && last?.kind === 'item' && (last.depth > 1 || takeFacts(last.text).rest === ''))
        first = true;
      if (first) open = open.filter((each) => each < column);
      add(row);
    }
  }
  return lines;
}

/** Whether a text is the value of the label above it: "Priority:" or a bold "Priority", then "High". */
function isValueOf({ text: name, lead }: Line, text: string): boolean {
  if (name.endsWith(':')) return !text.includes(':') && labelOf(name) !== null;
  if (lead !== name) return false;
  const kind = labelOf(name);
  return kind ? Boolean(readValue(kind, text)?.known) : descriptionLabel.test(`${name}:`);
}

/** Without thoughts, comments and what cannot be seen; other signs for numbers as numbers. */
const cleaned = (reply: string) =>
  withoutElements(reply)
    .replace(/<(think|thinking|thoughts?|reasoning)>[\s\S]*?(?:<\/\1>|$)|<!--[\s\S]*?(?:-->|$)/gi, '')
    .replace(/^[\s\S]*(?:<\/(?:think|thinking|thoughts?|reasoning)>|<\|message\|>)/i, '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/^(?![ \t]*\|).*<br\s*\/?>.*$/gim, (row) => row.replace(/<br\s*\/?>/gi, '\n        '))
    .replace(/：[ \t]*/g, ': ')
    .replace(/^[ \t]*:[ \t]+/gm, '  ')
    .replace(/\\text\{([^{}]*)\}/g, '$1')
    .replace(/^([ \t]*(?:\d{1,2}[.)]|[-•]))(?=\*\*\S)/gm, '$1 ')
    .replace(/[\0\ufeff\ue000-\uf8ff]/g, '')
    .replace(/^([ \t*#]*)(\d)\ufe0f?\u20e3/gm, '$1$2. ')
    .replace(/^([ \t]*)[①-⑳]/gm, '$1- ');

/** XML as markdown: elements named like a section as headings, titles as items, other known names as labels. */
const withoutElements = (reply: string) =>
  reply
    .replace(/<details>\s*<summary>([^<>]*)<\/summary>/gi, '$1')
    .replace(/<([a-z_]+)>/gi, (tag, name: string) => (nameOfSection(name) ? `\n\n## ${name}\n\n` : tag))
    .replace(/<(title|name)>([^<>]*)<\/\1>/gi, '\n\n- **$2**\n')
    .replace(/<([a-z_]+)>([^<>]*)<\/\1>/gi, (element, name: string, text: string) => {
      const label = `${name.replaceAll('_', ' ')}: `;
      return name.includes('_') || labelOf(label) || descriptionLabel.test(label)
        ? `\n  ${label}${text}\n`
        : element;
    });

/** Each row as an item, its other cells as `heading: value` below it; a table of labels as `label: value (note)`. */
function tableLines(table: readonly Cells[]): readonly Line[] {
  const [names = [], ...rows] = isTurned(table) ? turned(table) : table;
  const labelled = [names, ...rows].filter(([cell]) => isLabel(cell)).length;
  if (labelled > (names.length > 2 ? 1 : 0) && !names.slice(1).some(isLabel))
    return (isLabel(names[0]) ? [names, ...rows] : rows).map(([[label] = [''], [value] = [''], ...notes]) => {
      const note = notes.flatMap(([text]) => text || []).join('; ');
      return { ...blank, text: `${label}: ${value}${note && ` (${note})`}` };
    });
  /** Columns of numbers or codes, which count the rows. */
  const counts = names.map(
    (name, at) => !isLabel(name) && rows.every((row) => code.test(row[at]?.[0] ?? '')),
  );
  const named = names.findIndex(([name]) => titleColumn.test(name));
  const title = named < 0 ? names.findIndex((name, at) => !isLabel(name) && !counts[at]) : named;
  return rows.flatMap((row) => {
    if (/^(?:grand )?total\b/i.test(row[0]?.[0] ?? '')) return [];
    const [text = '', lead = ''] = row[title] ?? [];
    const item = { ...blank, kind: 'item' as const, number: -1, text, lead: lead === text ? text : '' };
    const others = row.flatMap(([cell], at) =>
      cell && at !== title && !counts[at] ? [{ ...blank, text: `${names[at]?.[0] ?? ''}: ${cell}` }] : [],
    );
    return text ? [item, ...others] : others;
  });
}

const isLabel = (cell?: Cell) => labelOf(cell?.[0] ?? '') !== null;
/** Whether a table has a column for each item, and a row for each attribute. */
function isTurned([names = [], ...rows]: readonly Cells[]): boolean {
  const known = rows.flatMap(([label, ...cells]) => {
    const kind = labelOf(label?.[0] ?? '');
    return kind ? cells.map(([text]) => readValue(kind, text)?.known) : [];
  });
  return names.length > 2 && known.length > 0 && known.every(Boolean) && !names.some(isLabel);
}
const turned = (table: readonly Cells[]): readonly Cells[] =>
  (table[0] ?? []).map((_, at) => table.map((row) => row[at] ?? ['', '']));

type Cell = ReturnType<typeof inline>;
type Cells = readonly Cell[];
const cellsOf = (row: string): Cells =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inline(cell.replace(/<br\s*\/?>/gi, ' ')));

/** Characters for private use stand around what is bold, and for what is escaped. */
const leading = /^[^\p{L}\p{N}\ue000]*(?:\d{1,2}(?:\.\d{1,2})*[.)]\s*)?\ue000.*?\ue001/u;
const emphasis = /(?<![\p{L}\p{N}])(?:\*(?=[^\s*])([^*]+)\*|_(?=[^\s_])([^_]+)_(?![\p{L}\p{N}]))/gu;
const escaped = (_: string, mark: string) => String.fromCharCode(0xe100 + mark.charCodeAt(0));
const unescaped = (mark: string) => String.fromCharCode(mark.charCodeAt(0) - 0xe100);
const plain = (text: string) =>
  tidy(decodeString(text.replace(/[\ue000\ue001]/g, '')).replace(/[\ue100-\ue1ff]/g, unescaped));

/** The text of a line without its markup, and what of it stands bold at its beginning. */
function inline(row: string): readonly [text: string, lead: string] {
  if (!/[*_`[<&\\]/.test(row)) return [tidy(row), ''];
  const marked = row
    .replace(/\\([!-/:-@[-`{-~])/g, escaped)
    .replace(/!?\[([^[\]]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?(?:\s"[^"]*")?\)/g, '$1')
    .replace(/<\/?(?:b|strong)>/gi, '**')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/`([^`]+)`/g, '$1')
    .replace(
      /(?:\*\*\*?(?:__)?|__(?:\*\*)?)(?=[^\s*_])(.+?)(?:\*\*\*?(?:__)?|__(?:\*\*)?)/g,
      '\ue000$1\ue001',
    )
    .replace(emphasis, '$1$2');
  return [plain(marked), plain(leading.exec(marked)?.[0] ?? '')];
}

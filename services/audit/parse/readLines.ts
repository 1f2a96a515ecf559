import { decodeString } from 'micromark-util-decode-string';
import { tidy } from '../plainText.ts';
import { maxReplyLines } from '../reportLimits.ts';
import { labelOf, readValue, takeFacts } from './readFacts.ts';
import { descriptionLabel, nameOfSection, titleColumn } from './words.ts';

/** One line of a reply as plain text, with its role in markdown. */
export interface Line {
  /** `item` begins a list item or a table row. `rule` is a horizontal rule, without text. */
  readonly kind: 'heading' | 'item' | 'text' | 'rule';
  /** Level of a heading. For any other line, the number of lists around it. */
  readonly depth: number;
  /** Number of an item; -1 for a table row, 0 for a bullet and all other lines. */
  readonly number: number;
  readonly text: string;
  /** Bold beginning of the text; for a heading the whole text. */
  readonly lead: string;
  /** Whether this line begins a paragraph. */
  readonly first: boolean;
}

const blank: Line = { kind: 'text', depth: 0, number: 0, text: '', lead: '', first: true };
/** A line of this many characters is never joined to the next one. */
const longText = 1_000;
const rule = /^\s*([-*_])(?:\s*\1){2,}\s*$/;
/** Matches a number or code of a row: "3", "OPP-001", "1.2", "a", "iv". Also matches an empty cell. */
const code = /^(?:[^\p{L}]{0,3}|\p{L}|[ivx]{2,4}|total|\p{L}{1,5}[-_.#]?\d[\d.-]*)$/iu;
const delimiter = /^[\s>]*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?\s*$/;
const isTableEnd = (row: string) => /^[\s|:-]*$/.test(row);
const marker =
  /^\s*(?:(?:[-+*•●▪◦‣·○▸■□◆◇★»–—✅✓✔☑➤►→👉🔹🔸]|\(?(\d{1,9})[.)]|\(?([A-Z]|[IVX]{1,4})[.)])(?:\s+|$)(?:\[[ x]\]\s+)?)+(.*)$/iu;
/** A letter or Roman numeral begins an item only if the reply also has the first two: a and b, or i and ii. */
const counting = [/^[ \t]*\(?(?:a|i)[.)]\s/im, /^[ \t]*\(?(?:b|ii)[.)]\s/im];
const columnOf = (row: string) => /^\s*/.exec(row.replaceAll('\t', '    '))?.[0].length ?? 0;

/**
 * Reads a reply line by line, in one pass. A full markdown parser would take seconds for a hostile reply of the
 * greatest length. Headings, lists, tables and fences count at any indentation, because models do not indent reliably.
 */
export function readLines(reply: string): readonly Line[] {
  const rows = cleaned(reply).split('\n');
  const hasLetters = counting.every((mark) => mark.test(reply));
  const lines: Line[] = [];
  /** Columns of the markers of all open lists. */
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
    /** Whether this row begins with `|` and nothing but table rules follows it, so the reply was cut inside a table. */
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
      // Markdown would join this line to the bullet above it, but the line is not indented, so it begins a paragraph.
      if (column === 0 && last?.kind === 'item' && (last.depth > 1 || takeFacts(last.text).rest === ''))
        first = true;
      if (first) open = open.filter((each) => each < column);
      add(row);
    }
  }
  return lines;
}

/** Whether a text is the value of the label in the line above: "Priority:" or a bold "Priority", then "High". */
function isValueOf({ text: name, lead }: Line, text: string): boolean {
  if (name.endsWith(':')) return !text.includes(':') && labelOf(name) !== null;
  if (lead !== name) return false;
  const kind = labelOf(name);
  return kind ? Boolean(readValue(kind, text)?.known) : descriptionLabel.test(`${name}:`);
}

/**
 * Removes thoughts, comments and invisible characters from a reply. Converts XML, line breaks, full-width colons and
 * special number characters to markdown; a circled number becomes a bullet.
 */
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

/**
 * Converts XML to markdown: elements with the name of a section become headings, titles become items, and names that
 * are known or have an underscore become labels.
 */
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

/**
 * Converts each table row to an item, with its other cells as `heading: value` below it. If the
 * first column holds labels such as Priority, each row becomes `label: value (note)` instead.
 */
function tableLines(table: readonly Cells[]): readonly Line[] {
  const [names = [], ...rows] = isTurned(table) ? turned(table) : table;
  const labelled = [names, ...rows].filter(([cell]) => isLabel(cell)).length;
  if (labelled > (names.length > 2 ? 1 : 0) && !names.slice(1).some(isLabel))
    return (isLabel(names[0]) ? [names, ...rows] : rows).map(([[label] = [''], [value] = [''], ...notes]) => {
      const note = notes.flatMap(([text]) => text || []).join('; ');
      return { ...blank, text: `${label}: ${value}${note && ` (${note})`}` };
    });
  /** For each column, whether it only numbers the rows. */
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
/** Whether a table has a column for each item and a row for each attribute. */
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

/** Private-use characters mark bold text (U+E000, U+E001) and replace escaped characters (from U+E100). */
const leading = /^[^\p{L}\p{N}\ue000]*(?:\d{1,2}(?:\.\d{1,2})*[.)]\s*)?\ue000.*?\ue001/u;
const emphasis = /(?<![\p{L}\p{N}])(?:\*(?=[^\s*])([^*]+)\*|_(?=[^\s_])([^_]+)_(?![\p{L}\p{N}]))/gu;
const escaped = (_: string, mark: string) => String.fromCharCode(0xe100 + mark.charCodeAt(0));
const unescaped = (mark: string) => String.fromCharCode(mark.charCodeAt(0) - 0xe100);
const plain = (text: string) =>
  tidy(decodeString(text.replace(/[\ue000\ue001]/g, '')).replace(/[\ue100-\ue1ff]/g, unescaped));

/** Returns the text of a line without markup, and its bold beginning. */
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

import { maxReplyLines } from '../reportLimits.ts';
import { inlineText } from './inlineText.ts';
import { emptyLine, type Line } from './Line.ts';
import { takeFacts } from './readFacts.ts';
import { readTable } from './readTable.ts';
import { labelOf, readValue } from './readValue.ts';
import { toMarkdown } from './toMarkdown.ts';
import { descriptionLabel } from './words.ts';

/** The lines read so far, and the state that the next line depends on. */
interface ReaderState {
  readonly lines: Line[];
  /** Columns of the markers of all open lists. */
  openLists: number[];
  /** Whether the next line starts a paragraph. */
  startsParagraph: boolean;
  /** Mark of the open fence; empty outside of a fence. */
  fence: string;
  /** Whether the open fence contains code, which is left out. */
  isCode: boolean;
}

/** Length from which a line is never joined to the next one, in characters. */
const longText = 1_000;
/** Matches a horizontal rule: `---`, `* * *`. */
const rule = /^\s*([-*_])(?:\s*\1){2,}\s*$/;
/** Matches the line between the names of the columns and the rows of a table: `|---|:-:|`. */
const delimiter = /^[\s>]*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?\s*$/;
/** Matches a fence with its language: "```json". */
const fenceMark = /^\s*(```|~~~)\s*(\w*)/;
/** Matches the languages of fences that contain a report and no code. */
const textLanguage = /^(?:markdown|md|te?xt|plain(?:text)?|ya?ml|json5?|xml|html)?$/i;
const heading = /^\s*(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/;

const bullet = '[-+*•●▪◦‣·○▸■□◆◇★»–—✅✓✔☑➤►→👉🔹🔸]';
const number = '\\(?(\\d{1,9})[.)]';
const letter = '\\(?([A-Z]|[IVX]{1,4})[.)]';
const checkbox = '\\[[ x]\\]\\s+';
/** Matches the marker of a list item and its text: `- text`, `1. text`, `(b) text`, `- [x] text`. */
const marker = new RegExp(`^\\s*(?:(?:${bullet}|${number}|${letter})(?:\\s+|$)(?:${checkbox})?)+(.*)$`, 'iu');
/**
 * Letters and Roman numerals count as list markers only if the reply contains the first two markers of such a list: a
 * and b, or i and ii.
 */
const firstLetters = [/^[ \t]*\(?(?:a|i)[.)]\s/im, /^[ \t]*\(?(?:b|ii)[.)]\s/im];

/**
 * Reads a reply line by line, in one pass. A full markdown parser would take seconds for a malicious reply of the
 * maximum length. Headings, lists, tables and fences count at any indentation, because models do not indent reliably.
 */
export function readLines(reply: string): readonly Line[] {
  const rows = toMarkdown(reply).split('\n');
  const hasLetters = firstLetters.every((mark) => mark.test(reply));
  const state: ReaderState = { lines: [], openLists: [], startsParagraph: true, fence: '', isCode: false };
  for (let index = 0; index < rows.length && state.lines.length < maxReplyLines; index += 1) {
    const row = (rows[index] ?? '').replace(/^(?:\s*>)+ ?|\\$/g, '');
    const below = rows.slice(index + 1, index + 4);
    const hasDelimiter = delimiter.test(below[0] ?? '');
    const isCut = index + 4 > rows.length && isCutTable(row, below) && !hasDelimiter;
    const [, fence, language = ''] = fenceMark.exec(row) ?? [];
    const [, level, title = ''] = heading.exec(row) ?? [];
    const [, itemNumber = 0, itemLetter, itemText] = marker.exec(row) ?? [];
    if (fence) readFence(state, fence, language);
    else if (state.isCode || isCut) continue;
    else if (row.trim() === '') state.startsParagraph = true;
    else if (rule.test(row)) state.lines.push({ ...emptyLine, kind: 'rule' });
    else if (level) {
      state.openLists = [];
      state.startsParagraph = true;
      addLine(state, title, { kind: 'heading', depth: level.length });
    } else if (row.includes('|') && hasDelimiter) {
      let end = index + 2;
      while (rows[end]?.includes('|')) end += 1;
      addTable(state, columnOf(row), [row, ...rows.slice(index + 2, end)]);
      index = end - 1;
    } else if (itemText !== undefined && (!itemLetter || hasLetters)) {
      state.openLists = [...listsBefore(state, columnOf(row) - 1), columnOf(row)];
      state.startsParagraph = true;
      addLine(state, itemText, { kind: 'item', number: Number(itemNumber) });
    } else readText(state, row);
  }
  return state.lines;
}

/** Whether the reply was cut inside a table: this row begins with `|`, and only delimiter or empty rows follow. */
const isCutTable = (row: string, below: readonly string[]) =>
  /^\s*\|/.test(row) && below.every((each) => /^[\s|:-]*$/.test(each));

/** Returns the column of the first character that is no space. A tab counts as four columns. */
const columnOf = (row: string) => /^\s*/.exec(row.replaceAll('\t', '    '))?.[0].length ?? 0;

/** Returns the open lists whose markers stand before a column. */
const listsBefore = ({ openLists }: ReaderState, column: number) => openLists.filter((each) => each < column);

/** Opens a fence, or closes the open one. */
function readFence(state: ReaderState, mark: string, language: string): void {
  const opens = state.fence === '';
  state.isCode = opens && !textLanguage.test(language);
  state.fence = opens ? mark : '';
}

function addTable(state: ReaderState, column: number, rows: readonly string[]): void {
  if (state.startsParagraph) state.openLists = listsBefore(state, column);
  const depth = state.openLists.length + 1;
  state.lines.push(...readTable(rows).map((line) => ({ ...line, depth })));
  state.startsParagraph = true;
}

/** Reads a line without a marker. */
function readText(state: ReaderState, row: string): void {
  const column = columnOf(row);
  const last = state.lines.at(-1);
  // Markdown would join this line to the bullet above it, but the line is not indented, so it begins a paragraph.
  if (column === 0 && last?.kind === 'item' && (last.depth > 1 || takeFacts(last.text).rest === ''))
    state.startsParagraph = true;
  if (state.startsParagraph) state.openLists = listsBefore(state, column);
  addLine(state, row);
}

/**
 * Adds a line, or joins it to the line above: a value to its label, and the rest of a wrapped sentence to the beginning
 * of the sentence.
 */
function addLine(state: ReaderState, markdown: string, line: Partial<Line> = {}): void {
  const { lines, openLists } = state;
  const { text, lead } = inlineText(markdown);
  if (/^[=|\s]*$/.test(text)) return;
  const last = lines.at(-1);
  const above = !line.kind && last?.kind !== 'rule' && (last?.text.length ?? 0) < longText ? last : undefined;
  const isLabelled = lead !== '' || /^\p{Ll}[\p{L}_]*:\s/u.test(text);
  const isWrapped =
    !state.startsParagraph && !isLabelled && /^\p{Ll}/u.test(text) && !/[:.!?]$/.test(last?.text ?? '');
  if (lead && !line.kind && /[.!?]$/.test(last?.text ?? '')) state.startsParagraph = true;
  if (above && isValueOf(above, text)) lines.splice(-1, 1, withValue(above, text, openLists.length));
  else if (above && isWrapped) lines.splice(-1, 1, { ...above, text: `${above.text} ${text}` });
  else {
    const { startsParagraph } = state;
    const added = { ...emptyLine, depth: openLists.length, text, startsParagraph, ...line };
    lines.push({ ...added, lead: line.kind === 'heading' ? text : lead });
  }
  state.startsParagraph = line.kind === 'heading';
}

/** Whether a text is the value of the label in the line above: "Priority:" or a bold "Priority", then "High". */
function isValueOf({ text: name, lead }: Line, text: string): boolean {
  if (name.endsWith(':')) return !text.includes(':') && labelOf(name) !== null;
  if (lead !== name) return false;
  const kind = labelOf(name);
  return kind ? Boolean(readValue(kind, text)?.known) : descriptionLabel.test(`${name}:`);
}

/** Returns the line of a label with its value: "Priority: High". A heading becomes a text of this depth. */
function withValue(label: Line, value: string, depth: number): Line {
  const text = `${label.text.replace(/:$/, '')}: ${value}`;
  return { ...label, ...(label.kind === 'heading' && { kind: 'text', depth }), text, lead: '' };
}

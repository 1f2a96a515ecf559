import { tidy } from '../plainText.ts';
import { labelOf, takeFacts } from './readFacts.ts';

/** One line of a reply as plain text, and what markdown says about it. */
export interface Line {
  /** `item` begins a list item or a table row; `rule` is a line across the page, without text. */
  readonly kind: 'heading' | 'item' | 'text' | 'rule';
  /** The level of a heading; of any other line, how many lists it stands in. */
  readonly depth: number;
  /** The number of an item; 0 for bullets and all else. */
  readonly number: number;
  readonly text: string;
  /** Bold beginning of the text; all of a heading. */
  readonly lead: string;
  /** Whether a paragraph begins here. */
  readonly first: boolean;
}

const blank: Line = { kind: 'text', depth: 0, number: 0, text: '', lead: '', first: true };
/** Characters from which a text is no title, however it stands. */
const longTitle = 1_000;
const delimiter = /^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?$/;
const marker = /^(\s*)(?:(?:[-+*•●▪◦‣–—]|\(?(\d{1,9})[.)]|([A-Z])[.)])(?:\s+|$)(?:\[[ x]\]\s+)?)+(.*)$/i;

/**
 * Reads a reply line by line, in one pass: a parser for the whole of markdown takes seconds for a hostile reply of
 * this length. Headings, lists, tables and fences count wherever they stand, as models indent as they like.
 */
export function readLines(reply: string): readonly Line[] {
  const rows = clean(reply).split('\n');
  const hasLetters =
    rows.some((row) => /^\s*a[.)]\s/i.test(row)) && rows.some((row) => /^\s*b[.)]\s/i.test(row));
  const lines: Line[] = [];
  /** The columns of the markers of the lists that are open. */
  let open: number[] = [];
  let [first, hidden, fenced] = [true, false, false];
  const add = (text: string, line: Partial<Line>) => {
    const [plain, lead] = inline(text);
    const last = lines.at(-1);
    const end = last?.text.at(-1) ?? '';
    if (!plain || /^=+$/.test(plain)) return;
    const isWrapped = !line.kind && !first && !lead && /^\p{Ll}/u.test(plain) && !/[:.!?]/.test(end);
    const isValue = end === ':' && !plain.includes(':') && labelOf(last?.text.slice(0, -1) ?? '');
    if (last && (isWrapped || isValue) && /^(?:item|text)$/.test(last.kind) && last.text.length < longTitle)
      lines[lines.length - 1] = { ...last, text: `${last.text} ${plain}` };
    else if (plain.length > longTitle)
      lines.push({ ...blank, first, text: plain, ...line, kind: line.kind === 'item' ? 'item' : 'text' });
    else lines.push({ ...blank, first, text: plain, ...line, lead: line.kind === 'heading' ? plain : lead });
    first = line.kind === 'heading';
  };
  for (let at = 0; at < rows.length; at += 1) {
    const row = (rows[at] ?? '').replace(/^(?:\s*>)+ ?/, '');
    const fence = /^\s*(?:```|~~~)\s*(\w*)/.exec(row);
    if (fence) {
      hidden = !hidden && !(fenced && !fence[1]) && !/^(?:markdown|md|text)?$/i.test(fence[1] ?? '');
      fenced = !fenced || hidden;
      continue;
    }
    if (hidden) continue;
    const heading = /^\s*(#{1,6})\s+(.*)$/.exec(row);
    const item = marker.exec(row);
    if (row.trim() === '') first = true;
    else if (/^\s*([-*_])(?:\s*\1){2,}\s*$/.test(row)) lines.push({ ...blank, kind: 'rule' });
    else if (heading) {
      open = [];
      first = true;
      add(heading[2]?.replace(/(?<=\S)\s+#+\s*$/, '') ?? '', {
        kind: 'heading',
        depth: heading[1]?.length ?? 1,
      });
    } else if (row.includes('|') && delimiter.test(rows[at + 1]?.replace(/^[\s>]+/, '').trimEnd() ?? '')) {
      let end = at + 2;
      while (rows[end]?.includes('|')) end += 1;
      const cells = [row, ...rows.slice(at + 2, end)].map((each) => cellsOf(each));
      lines.push(...tableLines(cells).map((line) => ({ ...line, depth: open.length + 1 })));
      at = end - 1;
      first = true;
    } else if (item && (!item[3] || hasLetters)) {
      const column = item[1]?.replaceAll('\t', '    ').length ?? 0;
      open = [...open.filter((each) => each < column - 1), column];
      first = true;
      add(item[4] ?? '', { kind: 'item', depth: open.length, number: Number(item[2] ?? 0) });
    } else {
      const column = row.search(/\S/) + 3 * (row.match(/^\s*\t/) ? 1 : 0);
      const last = lines.at(-1);
      // Right below the last bullet, but not indented: markdown joins it to the bullet, and it is none of it.
      if (
        !first &&
        column === 0 &&
        last?.kind === 'item' &&
        (last.depth > 1 || (last.text.length < 200 && takeFacts(last.text).rest === ''))
      )
        first = true;
      if (first) open = open.filter((each) => each < column);
      for (const part of row.split(/<br\s*\/?>/i)) add(part, { depth: open.length });
    }
  }
  return lines;
}

/** Without thoughts, comments and what cannot be seen; other signs for numbers as numbers. */
const clean = (reply: string) =>
  without(
    without(reply, /<(?:think(?:ing)?|thoughts?|reasoning)>/i, /<\/(?:think(?:ing)?|thoughts?|reasoning)>/i),
    /<!--/,
    /-->/,
  )
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\0\ufeff\ue000-\uf8ff]/g, '')
    .replace(/^([ \t*]*)(\d)\ufe0f?\u20e3/gm, '$2. $1')
    .replace(/^([ \t]*)[①-⑳]/gm, '$1- ');

/** A text without what stands between two marks; a mark that nothing closes stays out too. */
const without = (text: string, open: RegExp, close: RegExp) =>
  text
    .split(open)
    .map((part, at) =>
      at > 0 && close.test(part) ? part.slice(part.search(close)).replace(close, '') : part,
    )
    .join('');

/** Each row as an item, its other cells as `heading: value` below it; a table of labels as `label: value (note)`. */
function tableLines([names = [], ...rows]: readonly (readonly string[])[]): readonly Line[] {
  const pairs = [names, ...rows].filter(([label = '']) => labelOf(label));
  if (pairs.length > 1 && names.slice(1).every((name) => !labelOf(name)))
    return pairs.map(([label, value, ...notes]) => ({
      ...blank,
      text: `${label}: ${value}${notes.some(Boolean) ? ` (${notes.filter(Boolean).join('; ')})` : ''}`,
    }));
  const title = names.findIndex((name) => !labelOf(name) && !/^(?:#|no\.?|)$/i.test(name));
  return rows.flatMap((row) => {
    const cells = row.map((cell, i) =>
      cell && i !== title && names[i] !== '#' ? `${names[i] ?? ''}: ${cell}` : '',
    );
    return [row[title] ?? '', ...cells].flatMap((text, i) =>
      text ? [{ ...blank, kind: i === 0 ? ('item' as const) : ('text' as const), text }] : [],
    );
  });
}

const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inline(cell.replace(/<br\s*\/?>/gi, ' '))[0]);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  euro: '€',
  rarr: '→',
};
const leading = /^([^\p{L}\p{N}\ue000]*(?:\d{1,2}(?:\.\d{1,2})*[.)]\s*)?\ue000.*?)\ue001/u;
const plain = (text: string) =>
  tidy(
    text
      .replace(/[\ue000\ue001]/g, '')
      .replace(/[\ue100-\ue1ff]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xe100)),
  );

/** The text of a line without its markup, and what of it stands bold at its beginning. */
function inline(row: string): readonly [text: string, lead: string] {
  if (!/[*_`[<&\\]/.test(row)) return [tidy(row), ''];
  const marked = row
    .replace(/\\([!-/:-@[-`{-~])/g, (_, mark: string) => String.fromCharCode(0xe100 + mark.charCodeAt(0)))
    .replace(/!?\[([^[\]]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?(?:\s"[^"]*")?\)/g, '$1')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\*\*\*(?=\S)([^*]+)\*\*\*/g, '\ue000$1\ue001')
    .replace(/\*\*(?=\S)(.+?)\*\*|__(?=\S)(.+?)__/g, '\ue000$1$2\ue001')
    .replace(
      /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*]+)\*|(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]+)_(?![\p{L}\p{N}])/gu,
      '$1$2',
    )
    .replace(
      /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi,
      (all, ten?: string, hex?: string, name?: string) =>
        name
          ? (entities[name] ?? all)
          : String.fromCodePoint(Math.min(0x10ffff, ten ? Number(ten) : Number.parseInt(hex ?? '', 16))),
    );
  return [plain(marked), plain(leading.exec(marked)?.[1] ?? '')];
}

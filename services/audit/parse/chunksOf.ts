import { maxReply } from '../reportLimits.ts';
import { type Allowance, createAllowance, maxLine, nameOf } from './allowance.ts';
import { cutTo } from './plainText.ts';

/**
 * A piece of a reply. `prose` has nothing in it that markdown could mean, so it needs no parser;
 * `markup` is small enough to be parsed quickly whatever it holds; `code` is what stood in a fence.
 */
export type Chunk =
  | { readonly type: 'prose'; readonly lines: readonly string[] }
  | { readonly type: 'markup'; readonly text: string }
  | { readonly type: 'code'; readonly language: string; readonly text: string };

/** One call of the parser gets at most so much, because its time grows faster than its input. */
const perCall = { lines: 60, characters: 3_000 };

/** No reply of 64 kB that means anything has more lines. */
const maxLines = 1_600;

/** Cuts a reply into pieces, in their order, within an allowance of markup. Linear, whatever the reply is. */
export function chunksOf(reply: string, allowance: Allowance = createAllowance()): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let group: string[] = [];
  let markup: string[] = [];
  let fence: { readonly mark: string; readonly language: string; readonly lines: string[] } | null = null;

  const endMarkup = () => {
    if (markup.length > 0) chunks.push(...inCalls(markup).map((text): Chunk => ({ type: 'markup', text })));
    markup = [];
  };
  const endGroup = () => {
    const lines = group;
    group = [];
    if (lines.length === 0) return;
    if (!lines.every(isProse)) {
      const given = allowance(lines, markup.length === 0);
      if (given.length > 0) markup.push(...given, '');
    } else {
      endMarkup();
      chunks.push({ type: 'prose', lines: lines.map((line) => cutTo(4 * maxLine, line)) });
    }
  };
  const endFence = () => {
    if (fence) chunks.push({ type: 'code', language: fence.language, text: fence.lines.join('\n') });
    fence = null;
  };

  for (const line of linesOf(reply)) {
    if (fence) {
      if (line.trimStart().startsWith(fence.mark) && /^\s*[`~]+$/.test(line)) endFence();
      else fence.lines.push(line);
      continue;
    }
    const opening = /^\s*(`{3,}|~{3,})\s*([\w-]*)[^`]*$/.exec(line);
    if (opening?.[1]) {
      endGroup();
      endMarkup();
      fence = { mark: opening[1], language: (opening[2] ?? '').toLowerCase(), lines: [] };
    } else if (line === '') endGroup();
    else {
      if (/^ {0,3}#/.test(line) || nameOf(line)) endGroup();
      group.push(line);
    }
  }
  endGroup();
  endMarkup();
  endFence();
  return chunks;
}

/** Bullets that markdown does not know. */
const bullets = /^(\s*)[•●▪◦‣⁃∙○■–—]\s+/;

/** Lines with one kind of line end, no tabs and markdown's bullets, without what all of them are indented by. */
function linesOf(reply: string): string[] {
  const lines = reply
    .slice(0, maxReply)
    .replaceAll('\0', '')
    .replace(/^\ufeff/, '')
    .split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/, maxLines)
    .map((line) => line.replaceAll('\t', '    ').replace(bullets, '$1- ').trimEnd())
    .map((line) => (/^\s*<\/?[a-z][\w-]*>$/i.test(line) ? headingOf(line) : line));
  let common = maxLine;
  for (const line of lines) if (line) common = Math.min(common, line.search(/\S/));
  return lines.map((line) => line.slice(common));
}

/** `<key_opportunities>` on a line of its own is a heading, and any other tag nothing. */
function headingOf(tag: string): string {
  const name = tag.replace(/[<>_-]/g, ' ').trim();
  return nameOf(name) ? `## ${name}` : '';
}

const isProse = (line: string) =>
  !/[*_`[\]<>&\\|~]/.test(line) && !/^(?: {2,}| ?(?:[-+#]|\d{1,9}[.)](?: |$)|=+$))/.test(line);

/** Texts small enough for one call each, cut where possible before a line that is not indented. */
function inCalls(lines: readonly string[]): string[] {
  const texts: string[] = [];
  let from = 0;
  let characters = 0;
  /** Where the piece may end: before the last line that is neither indented nor in the middle of a table. */
  let seam = 0;
  for (const [index, line] of lines.entries()) {
    const full = index - from >= perCall.lines || characters + line.length > perCall.characters;
    const inTable = line.startsWith('|') && lines[index - 1]?.startsWith('|');
    if (/^\S/.test(line) && !inTable) seam = index;
    if (full && index > from) {
      const end = seam > from ? seam : index;
      texts.push(lines.slice(from, end).join('\n'));
      from = end;
      characters = lines.slice(from, index).reduce((sum, { length }) => sum + length + 1, 0);
    }
    characters += line.length + 1;
  }
  texts.push(lines.slice(from).join('\n'));
  return texts;
}

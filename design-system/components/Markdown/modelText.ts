import { lowered, plainMath, raised } from './plainMath.ts';

/** Spaces that typographers use, and characters without width, that a parser takes for letters at the start of a line. */
const unseenLead = /^[\s\u200b\u2060\ufeff]+/;
const blankLead = (lead: string) =>
  lead
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replaceAll('\t', '    ')
    .replace(/[^ ]/g, ' ');

/** Beginnings of lines in the form of models, and in Markdown. */
const lineRules: readonly (readonly [RegExp, string])[] = [
  // A no-break space after a marker.
  [/^( *(?:[-*+]|\d{1,9}[.)]|#{1,6}))[^\S\n\t ]+/, '$1 '],
  // A heading without a space. A single # begins a number or a tag as well.
  [/^( *#{2,6})(?=[^\s#])/, '$1 '],
  [/^( *)[•●▪◦‣·■➤►▶]\s*(?=\S)/, '$1- '],
  [/^( *)[–—]\s+(?=\S)/, '$1- '],
  // A number without a space, unless it is a decimal.
  [/^( *\d{1,2}[.)])(?=[\p{L}*«“"])/u, '$1 '],
  // A line drawn with other dashes.
  [/^ *(?:[⸺⸻]+|[–—─━═]{3,}) *$/, '---'],
  // The underline of a heading: underlines of dashes are rules far more often.
  [/^ *={3,} *$/, ''],
];

const marker = /^(?:[-*+]|\d{1,9}[.)])(?: +|$)/;
const delimiterRow = /^ *\|?(?: *:?-+:? *\|)+(?: *:?-+:?)? *$/;
const isRow = (line = '') => /^ *\|/.test(line);
const isBlank = (line = '') => line.trim() === '';

/**
 * Corrects lines outside of code: markers, lists whose sub-items are indented too little, tables with blank lines
 * within, and text right below a table, which Markdown takes for a row.
 */
function tidyLines(lines: readonly string[]): readonly string[] {
  const done: string[] = [];
  /** The list items around a line: the column of each marker as written, and of its text as corrected. */
  const items: { readonly column: number; readonly text: number }[] = [];
  let inTable = false;

  lines.forEach((raw, index) => {
    const line = lineRules.reduce(
      (text, [pattern, right]) => text.replace(pattern, right),
      raw.replace(unseenLead, blankLead),
    );
    if (isBlank(line)) {
      done.push('');
      return;
    }
    const content = line.trimStart();
    const column = line.length - content.length;
    while (column < (items.at(-1)?.column ?? -2) + 2) items.pop();
    const indent = Math.max(column, items.at(-1)?.text ?? 0);
    const mark = marker.exec(content)?.[0];
    if (mark !== undefined) items.push({ column, text: indent + mark.trimEnd().length + 1 });

    const isDelimiter = delimiterRow.test(line);
    const nextIsDelimiter = delimiterRow.test(lines.slice(index + 1).find((next) => !isBlank(next)) ?? '');
    const last = done.findLastIndex((each) => !isBlank(each));
    if (isRow(line) && isRow(done[last]) && (isDelimiter || (inTable && !nextIsDelimiter)))
      done.length = last + 1;
    else if (inTable && !line.includes('|') && !isBlank(done.at(-1))) done.push('');
    inTable = isDelimiter || (inTable && line.includes('|') && !(isBlank(done.at(-1)) && nextIsDelimiter));

    done.push(' '.repeat(indent) + content);
  });
  return done;
}

/** Marks for sources inside the service of a model, which are no links. */
const citations =
  /\[cite_start\]|[ \t]*(?:【[^】\n]{0,80}†[^】\n]{0,80}】|\[cite(?:_end)?(?::[^\]\n]{0,80})?\]|:contentReference\[oaicite:\d+\]\{index=\d+\}|\ue200[^\ue201\n]{0,200}\ue201|\bcite(?:turn\d+[a-z]+\d+)+)/g;

const tidyText = (text: string) =>
  plainMath(text)
    .replace(citations, '')
    // Indices and powers have characters of their own; other HTML stays text.
    .replace(/<sub>(\d{1,3})<\/sub>/gi, (_, figures: string) => lowered(figures))
    .replace(/<sup>(\d{1,3})<\/sup>/gi, (_, figures: string) => raised(figures))
    // Marked words: there is no such mark in plain Markdown.
    .replace(/(?<![=\w])==(?=[^\s=])([^=\n]{1,300})(?<=\S)==(?![=\w])/g, '**$1**')
    // A space between the words of a link and its address.
    .replace(/(\[[^[\]\n]{1,300}\])[ \t]\((?=(?:https?:\/\/|mailto:|\/)[^\s()]*\))/g, '$1(')
    // An address that ends at a typographic mark; Markdown ends it at spaces only.
    .replace(
      /(?<![(<\w])https?:\/\/[^\s<>«»“”’。，、；：！？（）「」『』【】《》]+(?=[«»“”’。，、；：！？（）「」『』【】《》])/g,
      '<$&>',
    );

/** Applies a change to the parts of a text outside code spans. */
const outsideCode = (text: string, change: (part: string) => string) =>
  text
    .split(/((?<!`)(?<ticks>`+)(?!`)[^\n]*?[^`\n]\k<ticks>(?!`))/)
    // Three parts a span: the text before it, the span, and its backticks once more.
    .map((part, index) => [change(part), part, ''][index % 3])
    .join('');

const tidyProse = (lines: readonly string[]) => outsideCode(tidyLines(lines).join('\n'), tidyText);

/** Line ends written as `\n` by a model that believes to write JSON. */
const withLineEnds = (text: string) =>
  text.includes('\n')
    ? text
    : outsideCode(text, (part) =>
        /\\n(?:\\n|[-*#•\d\s\p{Lu}])/u.test(part) ? part.replaceAll('\\n', '\n') : part,
      );

const fence = /^\s*(`{3,}|~{3,})[ \t]*([^`\n]*)$/;

/**
 * Rewrites the habits of language models that Markdown does not know into Markdown: other bullets, headings without a
 * space, formulas, marks of sources, a whole reply in a fence. Code stays as it is. Its time grows with the length.
 */
export function tidyModelText(markdown: string): string {
  const lines = withLineEnds(markdown.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')).split('\n');
  const parts: string[] = [];
  let prose: string[] = [];
  const endProse = () => {
    if (prose.length > 0) parts.push(tidyProse(prose));
    prose = [];
  };
  /** The fences around a line. A fence with the language `markdown` is removed, so that its content is prose. */
  const fences: { readonly marks: string; readonly prose: boolean }[] = [];
  for (const line of lines) {
    const [, marks, info = ''] = fence.exec(line) ?? [];
    const around = fences.at(-1);
    const closes = Boolean(marks && around && !info && marks.startsWith(around.marks));
    const opens = Boolean(marks && !closes && (!around || around.prose));
    if (marks && opens) fences.push({ marks, prose: /^(?:markdown|md)\s*$/i.test(info) });
    const inner = fences.at(-1);
    if (closes) fences.pop();
    if (!inner) prose.push(line);
    else if (!inner.prose) {
      endProse();
      parts.push(line);
    } else prose.push(opens || closes ? '' : line);
  }
  endProse();
  return parts.join('\n');
}

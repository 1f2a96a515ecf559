import { lowered, plainMath, raised } from './plainMath.ts';

/**
 * Matches typographic spaces and zero-width characters at the start of a line. A Markdown parser would treat them as
 * letters.
 */
const invisibleLead = /^[\s\u200b\u2060\ufeff]+/;
/** Replaces the spaces at the start of a line by normal spaces. */
const blankLead = (lead: string) =>
  lead
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replaceAll('\t', '    ')
    .replace(/[^ ]/g, ' ');

/** Notations of language models in a single line, each with its replacement in Markdown. */
const lineRules: readonly (readonly [RegExp, string])[] = [
  // A marker with a no-break space after it.
  [/^( *(?:[-*+]|\d{1,9}[.)]|#{1,6}))[^\S\n\t ]+/, '$1 '],
  // A heading without a space. A single # is not changed, because it may begin a number or a tag.
  [/^( *#{2,6})(?=[^\s#])/, '$1 '],
  [/^( *)[•●▪◦‣·■➤►▶]\s*(?=\S)/, '$1- '],
  [/^( *)[–—]\s+(?=\S)/, '$1- '],
  // A number in a list without a space. A letter must follow, because a digit would make it a decimal.
  [/^( *\d{1,2}[.)])(?=[\p{L}*«“"])/u, '$1 '],
  // A horizontal rule of other dashes.
  [/^ *(?:[⸺⸻]+|[–—─━═]{3,}) *$/, '---'],
  // The underline of a heading, with equals signs. A line of dashes is not removed, because it usually is a horizontal
  // rule.
  [/^ *={3,} *$/, ''],
];

/** Matches the marker of a list item. */
const marker = /^(?:[-*+]|\d{1,9}[.)])(?: +|$)/;
/** Matches the line between the header and the rows of a table. */
const delimiterRow = /^ *\|?(?: *:?-+:? *\|)+(?: *:?-+:?)? *$/;
const isRow = (line = '') => /^ *\|/.test(line);
const isBlank = (line = '') => line.trim() === '';

/** Returns, for each line, the next line that is not blank, or an empty text if there is none. */
function nextWithText(lines: readonly string[]): string[] {
  const following: string[] = [];
  let next = '';
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    following[index] = next;
    if (!isBlank(lines[index])) next = lines[index] ?? '';
  }
  return following;
}

/**
 * Corrects lines outside code: markers, sub-items that are indented too little, and blank lines within tables. It also
 * separates a table from the text below it, because Markdown would treat that text as a row.
 */
function tidyLines(lines: readonly string[]): readonly string[] {
  const done: string[] = [];
  const following = nextWithText(lines);
  /**
   * List items around the current line, the innermost last: the column of the marker as written, and the column of the
   * text as corrected.
   */
  const items: { readonly markerColumn: number; readonly textColumn: number }[] = [];
  let inTable = false;

  lines.forEach((raw, index) => {
    const line = lineRules.reduce(
      (text, [pattern, replacement]) => text.replace(pattern, replacement),
      raw.replace(invisibleLead, blankLead),
    );
    if (isBlank(line)) {
      done.push('');
      return;
    }
    const content = line.trimStart();
    const column = line.length - content.length;
    // A line belongs to an item only if it is indented by at least two columns more than the item's marker.
    const depth = items.findIndex(({ markerColumn }) => column < markerColumn + 2);
    if (depth >= 0) items.length = depth;
    const indent = Math.max(column, items.at(-1)?.textColumn ?? 0);
    const listMarker = marker.exec(content)?.[0];
    if (listMarker !== undefined)
      items.push({ markerColumn: column, textColumn: indent + listMarker.trimEnd().length + 1 });

    const isDelimiter = delimiterRow.test(line);
    const nextIsDelimiter = delimiterRow.test(following[index] ?? '');
    const lastFilled = done.findLastIndex((each) => !isBlank(each));
    // Removes the blank lines between two rows of a table, or ends the table before a text.
    if (isRow(line) && isRow(done[lastFilled]) && (isDelimiter || (inTable && !nextIsDelimiter)))
      done.length = lastFilled + 1;
    else if (inTable && !line.includes('|') && !isBlank(done.at(-1))) done.push('');
    inTable = isDelimiter || (inTable && line.includes('|') && !(isBlank(done.at(-1)) && nextIsDelimiter));

    done.push(' '.repeat(indent) + content);
  });
  return done;
}

/** Citation marks of language models, by form. A mark refers to a source that is not in the text. */
const citationForms = [
  /【[^】\n]{0,80}†[^】\n]{0,80}】/, // 【4†source】
  /\[cite(?:_end)?(?::[^\]\n]{0,80})?\]/, // [cite: 1]
  /:contentReference\[oaicite:\d+\]\{index=\d+\}/, // :contentReference[oaicite:0]{index=0}
  /\ue200[^\ue201\n]{0,200}\ue201/, // between two characters for private use
  /\bcite(?:turn\d+[a-z]+\d+)+/, // citeturn0search1
];
const anyCitation = citationForms.map(({ source }) => source).join('|');
/** Matches citation marks with the spaces before them. They are removed, because they are not links. */
const citations = new RegExp(`\\[cite_start\\]|[ \\t]*(?:${anyCitation})`, 'g');

const typographicMarks = '«»“”’。，、；：！？（）「」『』【】《》';
/** Matches a web address directly before a typographic mark: "“https://example.com”". */
const addressBeforeMark = new RegExp(
  `(?<![(<\\w])https?://[^\\s<>${typographicMarks}]+(?=[${typographicMarks}])`,
  'g',
);

const tidyText = (text: string) =>
  plainMath(text)
    .replace(citations, '')
    // Unicode has characters for indices and powers. Other HTML stays text.
    .replace(/<sub>(\d{1,3})<\/sub>/gi, (_, figures: string) => lowered(figures))
    .replace(/<sup>(\d{1,3})<\/sup>/gi, (_, figures: string) => raised(figures))
    // Highlighted words become bold, because plain Markdown has no highlighting.
    .replace(/(?<![=\w])==(?=[^\s=])([^=\n]{1,300})(?<=\S)==(?![=\w])/g, '**$1**')
    // Removes a space between the text of a link and its address.
    .replace(/(\[[^[\]\n]{1,300}\])[ \t]\((?=(?:https?:\/\/|mailto:|\/)[^\s()]*\))/g, '$1(')
    // Ends an address before a typographic mark. Markdown would end it only at a space.
    .replace(addressBeforeMark, '<$&>');

/** Applies `change` to the parts of a text outside code spans. */
const outsideCode = (text: string, change: (part: string) => string) =>
  text
    .split(/((?<!`)(?<ticks>`+)(?!`)[^\n]*?[^`\n]\k<ticks>(?!`))/)
    // `split` returns three parts for each code span: the text before it, the span, and the backticks of the named
    // group.
    .map((part, index) => [change(part), part, ''][index % 3])
    .join('');

const tidyProse = (lines: readonly string[]) => outsideCode(tidyLines(lines).join('\n'), tidyText);

/**
 * Replaces `\n` that is written as two characters, a backslash and an n, by a line end. Some models write it as in
 * JSON.
 */
const withLineEnds = (text: string) =>
  text.includes('\n')
    ? text
    : outsideCode(text, (part) =>
        /\\n(?:\\n|[-*#•\d\s\p{Lu}])/u.test(part) ? part.replaceAll('\\n', '\n') : part,
      );

/** Matches a line that opens or closes a code fence. Its groups are the marks and the language. */
const fence = /^\s*(`{3,}|~{3,})[ \t]*([^`\n]*)$/;

/**
 * Converts notations of language models to Markdown. Examples: other bullets, headings without a space, formulas,
 * citation marks, a whole reply in a code fence. Code stays unchanged. The time grows in proportion to the length of
 * the text.
 */
export function tidyModelText(markdown: string): string {
  const lines = withLineEnds(markdown.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')).split('\n');
  const parts: string[] = [];
  let prose: string[] = [];
  const endProse = () => {
    if (prose.length > 0) parts.push(tidyProse(prose));
    prose = [];
  };
  /**
   * Code fences around the current line, the innermost last. A fence with the language `markdown` contains prose: its
   * marks are removed, so that its content is formatted.
   */
  const fences: { readonly marks: string; readonly isProse: boolean }[] = [];
  for (const line of lines) {
    const [, marks, info = ''] = fence.exec(line) ?? [];
    const openFence = fences.at(-1);
    const closes = Boolean(marks && openFence && !info && marks.startsWith(openFence.marks));
    const opens = Boolean(marks && !closes && (!openFence || openFence.isProse));
    if (marks && opens) fences.push({ marks, isProse: /^(?:markdown|md)\s*$/i.test(info) });
    // A line that opens or closes a fence belongs to that fence.
    const fenceOfLine = fences.at(-1);
    if (closes) fences.pop();
    if (!fenceOfLine) prose.push(line);
    else if (!fenceOfLine.isProse) {
      endProse();
      parts.push(line);
    } else prose.push(opens || closes ? '' : line);
  }
  endProse();
  return parts.join('\n');
}

import { decodeString } from 'micromark-util-decode-string';
import { tidy } from '../plainText.ts';

// Characters for private use stand for marks. `toMarkdown` removes such characters from a reply, so they are free.
// U+E000 begins bold text and U+E001 ends it. Characters from U+E100 stand for escaped characters.
const hideEscaped = (_: string, mark: string) => String.fromCharCode(0xe100 + mark.charCodeAt(0));
const showEscaped = (mark: string) => String.fromCharCode(mark.charCodeAt(0) - 0xe100);

/** Matches a character after a backslash: `\*`. */
const escapedMark = /\\([!-/:-@[-`{-~])/g;
/** Matches a link or an image: `[text](address "title")`. The address may contain one pair of brackets. */
const link = /!?\[([^[\]]*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?(?:\s"[^"]*")?\)/g;
const boldMark = '(?:\\*\\*\\*?(?:__)?|__(?:\\*\\*)?)';
/** Matches bold text: `**text**`, `__text__`, `***text***`, `**__text__**`. */
const bold = new RegExp(`${boldMark}(?=[^\\s*_])(.+?)${boldMark}`, 'g');
/** Matches `*text*`, and `_text_` that is not a part of a word. */
const italic = /(?<![\p{L}\p{N}])(?:\*(?=[^\s*])([^*]+)\*|_(?=[^\s_])([^_]+)_(?![\p{L}\p{N}]))/gu;
/** Matches bold text at the beginning of a line, also after a number: `1.2) **text**`. */
const boldBeginning = /^[^\p{L}\p{N}\ue000]*(?:\d{1,2}(?:\.\d{1,2})*[.)]\s*)?\ue000.*?\ue001/u;

/** Plain text of a line. `lead` is its bold beginning, or an empty text. */
export interface InlineText {
  readonly text: string;
  readonly lead: string;
}

/** Returns the text of a line without markup, and its bold beginning. */
export function inlineText(markdown: string): InlineText {
  if (!/[*_`[<&\\]/.test(markdown)) return { text: tidy(markdown), lead: '' };
  const marked = markdown
    .replace(escapedMark, hideEscaped)
    .replace(link, '$1')
    .replace(/<\/?(?:b|strong)>/gi, '**')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/`([^`]+)`/g, '$1')
    .replace(bold, '\ue000$1\ue001')
    .replace(italic, '$1$2');
  return { text: withoutMarks(marked), lead: withoutMarks(boldBeginning.exec(marked)?.[0] ?? '') };
}

const withoutMarks = (marked: string) =>
  tidy(decodeString(marked.replace(/[\ue000\ue001]/g, '')).replace(/[\ue100-\ue1ff]/g, showEscaped));

import { type Attributes, kindOfLabel, readAttribute } from './attributes.ts';

/** A text without the attributes that stood in it. */
export interface Taken {
  readonly rest: string;
  readonly attributes: Attributes;
}

/** No sentence that states an attribute is longer. */
const maxText = 2_000;

/** A quick look that spares most texts the full one. */
const hint = /priorit|roi|return on inv|difficult|complexit|effort|easy|ease|[\u0370-\u03ff]/i;

const group = /\s*[([{]([^()[\]{}]*)[)\]}]/g;

/** Labels may follow each other without anything between them. */
const adjective = '(?:expected|estimated|potential|projected|implementation|technical|business)';
const nextLabel = `(?<!\\b${adjective})\\s+(?=(?:${adjective}\\s+)*(?:priority|roi|difficulty|complexity)\\s*[:=])`;
const separator = new RegExp(
  `(\\s*[|;·•]\\s*|\\s+/\\s+|\\s*,(?!\\d)\\s*|(?<![\\d%])\\s+[-–—]\\s+|\\s+[-–—]\\s+(?!\\d)|[.!](?:\\s+|$)|${nextLabel})`,
  'i',
);

/** Takes out what states a priority, a return or a difficulty, in brackets or between separators. */
export function takeAttributes(text: string): Taken {
  if (text.length > maxText || !hint.test(text)) return { rest: text, attributes: {} };
  let attributes: Attributes = {};
  const withoutGroups = text.replace(group, (whole, inside: string) => {
    const found = inside
      .split(separator)
      .filter((_, index) => index % 2 === 0)
      .filter((part) => part.trim());
    const read = found.map(readAttribute);
    if (read.length === 0 || read.includes(null)) return whole.replace(inBrackets, hide);
    attributes = Object.assign({}, attributes, ...read);
    return '';
  });
  const { rest, found } = withoutSegments(withoutGroups);
  attributes = { ...attributes, ...found };
  const isEmpty = Object.keys(attributes).length === 0;
  return { rest: isEmpty ? text : rest.replace(hidden, show).trim(), attributes };
}

/** What stands in brackets stays together: its separators are out of sight while the text is parted. */
const marks = '|;,.!-–—·•';
const inBrackets = /[|;,.!\-–—·•]/g;
const hidden = /[\ue000-\ue009]/g;
const hide = (mark: string) => String.fromCharCode(0xe000 + marks.indexOf(mark));
const show = (mark: string) => marks.charAt(mark.charCodeAt(0) - 0xe000);

function withoutSegments(text: string): { readonly rest: string; readonly found: Attributes } {
  const parts = labelsJoined(text.split(separator));
  let found: Attributes = {};
  const kept: { readonly text: string; readonly after: string; readonly index: number }[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index] ?? '';
    const read = readAttribute(part);
    if (read) found = { ...found, ...read };
    else if (part.trim()) kept.push({ text: part, after: parts[index + 1] ?? '', index });
  }
  if (Object.keys(found).length === 0) return { rest: text, found };
  const rest = kept.map(({ text: part, after }, at) => {
    const isLast = at === kept.length - 1;
    return part + (isLast ? (/^[.!]/.exec(after)?.[0] ?? '') : after);
  });
  return { rest: rest.join(''), found };
}

/** Puts a label that a dash parted from its value back to it: "ROI – 200%". */
function labelsJoined(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const [label = '', dash = ''] = joined.slice(-2);
    const parted = /[-–—]/.test(dash) && kindOfLabel(label);
    if (parted) joined.splice(-2, 2, `${label}: ${part}`);
    else joined.push(part);
  }
  return joined;
}

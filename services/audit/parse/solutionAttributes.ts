import { fold, tidy } from '../plainText.ts';
import { maxRoi, solutionDefaults } from '../reportLimits.ts';
import { difficulties, priorities, type Solution } from '../types.ts';

/** What a solution says about itself besides title and description. */
export type Attributes = Partial<Pick<Solution, 'priority' | 'roi' | 'implementationDifficulty'>>;

/** The five words are kept as received (A11); these say one of them in other words. */
const synonyms = new Map([
  ...['highest', 'critical', 'urgent', 'υψηλη', 'υψηλο'].map((word) => [word, 'high'] as const),
  ...['moderate', 'μεσαια', 'μετρια'].map((word) => [word, 'medium'] as const),
  ...['lowest', 'χαμηλη', 'χαμηλο'].map((word) => [word, 'low'] as const),
  ...['ευκολη', 'ευκολο'].map((word) => [word, 'easy'] as const),
  ...['δυσκολη', 'δυσκολο'].map((word) => [word, 'hard'] as const),
]);

/** The first of these words in a text. */
function wordIn<Word extends string>(words: readonly Word[], text: string): Word | undefined {
  const said = [...fold(text).matchAll(/\p{L}+/gu)].map(([word]) => synonyms.get(word) ?? word);
  return said.map((word) => words.find((known) => known.toLowerCase() === word)).find(Boolean);
}

const number = '\\d{1,3}(?:[ ,.]?\\d{3})*(?:[.,]\\d{1,2})?';
const range = new RegExp(
  `(?<![\\p{Sc}\\d.,])(${number})\\s*[%x]?\\s*(?:[-\\u2010-\\u2015\\u2212~]|to|and|εωσ)\\s*(${number})(?:\\s*(%|percent|x\\b)|(?!\\s*[\\p{L}\\p{Sc}\\d]))`,
  'u',
);

/**
 * A return such as "150-200%", whatever dashes, spaces and words it was written with. One that is no range of
 * percents is left as it is ("6-12 months"); one without any number, or too long to be a return, has the default.
 */
export function normaliseRoi(text: string): string {
  const [, low, high, unit] = range.exec(fold(text.slice(0, 4 * maxRoi))) ?? [];
  const short = /\d[\d,.]*\s?%/.exec(text)?.[0];
  const choices = [low && `${low}-${high}${unit === 'x' ? 'x' : '%'}`, /\d/.test(text) && tidy(text), short];
  return choices.find((choice) => choice && choice.length <= maxRoi) || solutionDefaults.roi;
}

const labels = {
  priority: '(?:business |overall )?(?:priority|προτεραιοτητα)(?: level)?',
  roi: '(?:(?:expected|estimated|potential|projected|typical|annual|first[- ]year|αναμενομεν[ηο]|εκτιμωμεν[ηο]) )*(?:roi|return on investment|αποδοση(?: επενδυσησ)?)(?: range)?(?: \\([^)]*\\))?',
  implementationDifficulty:
    '(?:(?:implementation|technical|estimated) )*(?:difficulty|complexity|effort)(?: level)?|δυσκολια(?: (?:υλοποιησησ|εφαρμογησ))?',
} as const;
const patterns = (['priority', 'roi', 'implementationDifficulty'] as const).map((kind) => ({
  kind,
  labelled: new RegExp(`^(?:${labels[kind]})\\s*(?:[:=]|\\s[-–—]\\s)`),
  unlabelled: new RegExp(
    `^(?:(?:${labels[kind]})\\s+(?:of )?(\\d.{0,20}|\\S+)|(\\d.{0,16}|\\S+)\\s+(?:${labels[kind]}))$`,
  ),
}));

/** The value that a text has for an attribute; `undefined` if it says none. */
function read(kind: keyof typeof labels, text: string): Attributes | undefined {
  if (kind === 'roi') return /\d/.test(text) ? { roi: normaliseRoi(text) } : undefined;
  if (kind === 'priority') {
    const priority = wordIn(priorities, text);
    return priority && { priority };
  }
  const implementationDifficulty = wordIn(difficulties, text);
  return implementationDifficulty && { implementationDifficulty };
}

/** Whether a text is the label of an attribute: "Expected ROI (12 months)". */
export const isLabel = (text: string): boolean =>
  patterns.some(({ labelled }) => labelled.test(`${fold(text)}:`));

/** What a text states if it states one attribute and nothing else; "Priority: none yet" states the default. */
function readAttribute(text: string): Attributes | null {
  const folded = fold(text.trim()).replace(/[.\s]+$/, '');
  const value = text.replace(/^.*?(?:[:=]|\s[-–—]\s)|[.\s]+$/g, '');
  for (const { kind, labelled, unlabelled } of folded.length > 160 ? [] : patterns) {
    if (labelled.test(folded))
      return read(kind, value) ?? (/^[^:=]*(?:effort|complexity)/.test(folded) ? null : {});
    const [, after, before] = unlabelled.exec(folded) ?? [];
    const stated = read(kind, after ?? before ?? '');
    if (stated) return stated;
  }
  return null;
}

/** What parts attributes, outside brackets: a mark, a dash behind a value, the next label. */
const adjective = '(?:expected|estimated|potential|projected|implementation|αναμενόμεν[ηο]|εκτιμώμεν[ηο])';
const separator = new RegExp(
  `(\\s*[|;·•]\\s*|\\s+/\\s+|,\\s+|[.!]\\s+|(?<=[:=]\\s*[\\w%+-]{1,20})\\s+[-–—]\\s+(?!\\d)|(?<!(?:^|\\s)${adjective})\\s+(?=(?:${adjective} )*(?:priority|roi|difficulty|complexity)\\s*[:=]))(?![^([]*[)\\]])`,
  'i',
);

/** A line without the attributes that it states, in brackets or between separators; a very long one states none. */
export function extractAttributes(line: string): { readonly rest: string; readonly attributes: Attributes } {
  const found: Attributes[] = [];
  const take = (text: string, unlessAll: string): string => {
    const parts = text.split(separator);
    const read = parts.map((part, at) => (at % 2 === 0 && part.trim() ? readAttribute(part) : undefined));
    if (unlessAll && read.includes(null)) return unlessAll;
    found.push(...read.filter((attributes) => attributes != null));
    if (!read.some(Boolean)) return text;
    const kept = parts.filter((_, at) => !read[at - (at % 2)]).join('');
    return kept.replace(/[\s|;,/·•]+$/, '');
  };
  if (line.length > 2_000) return { rest: line, attributes: {} };
  const outside = line.replace(/\s*[([]([^()[\]]*)[)\]]/g, (whole, inside: string) => take(inside, whole));
  return { rest: take(outside, '').trim(), attributes: Object.assign({}, ...found) };
}

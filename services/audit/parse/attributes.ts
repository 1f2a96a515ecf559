import type { Difficulty, Priority, Solution } from '../AuditReport.ts';
import { maxRoi, solutionDefaults } from '../reportLimits.ts';
import { fold, tidy } from './plainText.ts';

/** What a solution says about itself besides title and description. */
export type Attributes = Partial<Pick<Solution, 'priority' | 'roi' | 'implementationDifficulty'>>;

const priorityWords: readonly (readonly [RegExp, Priority])[] = [
  [/^(?:high|highest|critical|urgent|top|p1|υψηλη|υψηλο|κρισιμη|αμεση)$/, 'High'],
  [/^(?:medium|med|moderate|mid|normal|p2|μεσαια|μετρια|μεσαιο)$/, 'Medium'],
  [/^(?:low|lowest|minor|p3|χαμηλη|χαμηλο)$/, 'Low'],
];

/** The five words are kept as received (A11), the Greek ones translated; anything else has the default. */
const difficultyWords: readonly (readonly [RegExp, Difficulty])[] = [
  [/^(?:easy|ευκολη|ευκολο)$/, 'Easy'],
  [/^(?:medium|μετρια|μεσαια|μετριο)$/, 'Medium'],
  [/^(?:hard|δυσκολη|δυσκολο)$/, 'Hard'],
  [/^(?:low|χαμηλη|χαμηλο)$/, 'Low'],
  [/^(?:high|υψηλη|υψηλο)$/, 'High'],
];

function wordIn<Word>(words: readonly (readonly [RegExp, Word])[], text: string): Word | undefined {
  for (const word of fold(text).split(/[^\p{L}\p{N}]+/u)) {
    const known = words.find(([pattern]) => pattern.test(word));
    if (known) return known[1];
  }
  return undefined;
}

/** The priority a text names first; Medium if it names none (section 5). */
export const priorityOf = (text: string): Priority =>
  wordIn(priorityWords, text) ?? solutionDefaults.priority;

/** The difficulty a text names first; Medium if it names none (section 5, A11). */
export const difficultyOf = (text: string): Difficulty =>
  wordIn(difficultyWords, text) ?? solutionDefaults.implementationDifficulty;

const dash = '[-\\u2010-\\u2015\\u2212~]';
const amount = '\\d{1,3}(?:[ ,.]?\\d{3})*(?:[.,]\\d{1,2})?';
const percent = '\\s?(?:%|percent|per cent|τοισ εκατο)';
const roiRange = new RegExp(
  `(${amount})(?:${percent}|\\s?[x×])?(?:\\s*${dash}\\s*|\\s+(?:to|and|εωσ)\\s+)(${amount})(?:${percent}|\\s?([x×]))`,
);
const roiAmount = new RegExp(
  `(up to |over |at least |around )?(${amount})(?:${percent}|\\s?([x×]))(\\s?\\+)?`,
);

/** Numbers behind a label are percents, even without the sign, unless a unit says otherwise. */
const bareRange = new RegExp(`^\\D{0,20}(${amount})\\s*${dash}\\s*(${amount})[.\\s]*$`);

/**
 * A return such as "150-200%", whatever dashes, spaces and words it was written with. One that is no percentage is
 * left as it is ("6-12 months"); one without any number has the default.
 */
export function roiOf(text: string): string {
  const folded = fold(text.slice(0, 4 * maxRoi));
  const range = roiRange.exec(folded);
  if (range) return orDefault(`${range[1]}-${range[2]}${range[3] ? 'x' : '%'}`);
  const single = roiAmount.exec(folded);
  if (single) {
    const [, about = '', number = '', times, more] = single;
    return orDefault(`${about}${number}${times ? 'x' : '%'}${more ? '+' : ''}`);
  }
  const bare = bareRange.exec(folded);
  if (bare) return orDefault(`${bare[1]}-${bare[2]}%`);
  const hasUnit = /\d/.test(text) && /[\p{L}\p{Sc}]/u.test(text);
  return hasUnit && text.length <= maxRoi ? tidy(text) : solutionDefaults.roi;
}

/** A return that is too long to be one, such as a figure of thirty digits, is none. */
const orDefault = (roi: string) => (roi.length <= maxRoi ? roi : solutionDefaults.roi);

const level = '(?:\\s+(?:level|rating|score))?';
const labels = {
  priority: `(?:business |strategic |overall )?(?:priority|προτεραιοτητα)${level}`,
  roi: '(?:(?:expected|estimated|potential|projected|typical|anticipated|average|annual|first[- ]year|12[- ]month|αναμενομενη|εκτιμωμενη) )*(?:roi|return on investment|αποδοση(?: επενδυσησ)?)(?: (?:range|potential|estimate))?(?: \\([^)]*\\))?',
  implementationDifficulty: `(?:(?:implementation|technical|estimated|overall|expected) )*(?:difficulty|complexity|effort|ease)(?: of implementation)?${level}|δυσκολια(?: (?:υλοποιησησ|εφαρμογησ))?`,
} as const;
type Kind = keyof typeof labels;
const kinds = ['priority', 'roi', 'implementationDifficulty'] as const;

const patterns = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    {
      colon: new RegExp(`^(?:${labels[kind]})\\s*(?:[:=]|\\s[-–—]|\\bis\\b)\\s*(.*)$`),
      bare: new RegExp(`^(?:${labels[kind]})\\s+(.*)$`),
      after: new RegExp(
        `^(.*?)[\\s-]+(?:${labels[kind]}${kind === 'implementationDifficulty' ? '|implementation|to implement' : ''})$`,
      ),
      only: new RegExp(`^(?:${labels[kind]})$`),
    },
  ]),
);

/** What a label stands for, or `null`: "Expected ROI (12 months)" is `roi`. */
export function kindOfLabel(label: string): Kind | null {
  const folded = fold(label).replace(/[:*\s]+$/, '');
  return kinds.find((kind) => patterns[kind]?.only.test(folded)) ?? null;
}

/** The value of one attribute. */
export function attributeOf(kind: Kind, value: string): Attributes {
  if (kind === 'priority') return { priority: priorityOf(value) };
  if (kind === 'roi') return { roi: roiOf(value) };
  return { implementationDifficulty: difficultyOf(value) };
}

const words = { priority: priorityWords, implementationDifficulty: difficultyWords } as const;

function startsWithValue(kind: Kind, value: string): boolean {
  if (kind === 'roi')
    return /^(?:(?:of|between|up to|over|about|around|approximately|≈|~)\s*)?\d/.test(value);
  return wordIn<unknown>(words[kind], value.split(' ')[0] ?? '') !== undefined;
}

/** "Difficulty: moderate" states a difficulty that we do not know; "Effort: two weeks" says something else. */
const isVague = (whole: string, value: string) =>
  !/^[^:=]*(?:effort|complexity|ease)/.test(whole) && value.split(' ').length <= 12;

/** Whether a value is one that this attribute has, and not the beginning of a sentence. */
const isValue = (kind: Kind, value: string) => value.split(' ').length <= 4 && startsWithValue(kind, value);

/** The attribute a short text states and nothing else: "Priority: High", "High priority", "ROI 180-250%". */
export function readAttribute(text: string): Attributes | null {
  const folded = fold(text.trim()).replace(/[.\s]+$/, '');
  if (folded.length > 160) return null;
  for (const kind of kinds) {
    const { colon, bare, after } = patterns[kind] ?? {};
    const labelled = colon?.exec(folded)?.[1];
    if (labelled !== undefined && (startsWithValue(kind, labelled) || isVague(folded, labelled))) {
      return attributeOf(kind, labelled);
    }
    const value = bare?.exec(folded)?.[1] ?? after?.exec(folded)?.[1];
    if (value !== undefined && isValue(kind, value)) return attributeOf(kind, value);
  }
  return null;
}

/** What a sentence says in passing; weaker than anything that is labelled. */
const inPassing = {
  priority: /\b(high|medium|low)[- ]priority\b/,
  roi: new RegExp(
    `\\b(?:roi|return on investment) (?:of|between|around|up to)[^.]{0,20}?(${amount}[^.;,()]{0,24})|(${amount}\\s*${dash}\\s*${amount}\\s?%) (?:roi|return)`,
  ),
  implementationDifficulty:
    /\b(easy|medium|hard|low|high)[- ](?:implementation |technical )?(?:difficulty|complexity|effort)\b|\b(easy|hard) to (?:implement|set up)\b/,
} as const;

/** The attributes that a description mentions in its sentences. */
export function mentionedAttributes(description: string): Attributes {
  const folded = fold(description.slice(0, maxMentions));
  return Object.assign(
    {},
    ...kinds.map((kind) => {
      const found = inPassing[kind].exec(folded);
      const value = found?.[1] ?? found?.[2];
      return value === undefined ? {} : attributeOf(kind, value);
    }),
  );
}

/** Characters of a description that are searched for attributes. */
const maxMentions = 1_000;

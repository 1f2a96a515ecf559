import type { KnowledgeBase } from '../../knowledge/types.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { normalise } from './normalise.ts';
import languages from './otherLanguages.json';

/** Languages that are known by their letters alone. */
const scripts: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
  he: /\p{Script=Hebrew}/gu,
  zh: /\p{Script=Han}/gu,
};

/** Language, recognised by its script, or by letters and words that English does not have, and its sentence. */
interface Language {
  readonly letters?: string;
  /** Normalised, with spaces between them. */
  readonly words?: string;
  /** `{contact}` is the link to a person. */
  readonly says: string;
}

/** One sentence in the language of a question that is neither English nor Greek; nothing for those. */
export function otherLanguageAnswer(
  base: KnowledgeBase,
  question: string,
): (LocalAnswer & { readonly lang: string }) | undefined {
  const known: readonly (readonly [string, Language])[] = Object.entries(languages);
  const [lang, { says = '' } = {}] = known.find(([code, each]) => isIn(each, question, scripts[code])) ?? [];
  if (!lang) return undefined;
  const page = pageAt(base, '/contact');
  return { ...localAnswer([page], says.replace('{contact}', markdownLink(page))), lang };
}

/** True if most letters have the script, or if two words and two in five are known. One word alone suffices. */
function isIn(
  { letters = '', words: vocabulary = '' }: Language,
  question: string,
  script?: RegExp,
): boolean {
  const count = (pattern: RegExp) => question.match(pattern)?.length ?? 0;
  if (script) return count(script) * 2 > count(/\p{L}/gu);
  const words = normalise(question).split(' ');
  const known = words.filter((word) => vocabulary.split(' ').includes(word)).length;
  const signs = known + ([...question.toLowerCase()].some((letter) => letters.includes(letter)) ? 1 : 0);
  return signs >= Math.max(2, words.length * 0.4) || (words.length === 1 && signs === 1);
}

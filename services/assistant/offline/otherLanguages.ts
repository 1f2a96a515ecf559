import type { KnowledgeBase } from '../../knowledge/types.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { normalise } from './normalise.ts';
import languages from './otherLanguages.json';

/** Languages that are recognised by their script alone. */
const scripts: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
  he: /\p{Script=Hebrew}/gu,
  zh: /\p{Script=Han}/gu,
};

/** A language, recognised by its script or by letters and words that English does not have, and the sentence for it. */
interface Language {
  readonly letters?: string;
  /** Normalised words, separated by spaces. */
  readonly vocabulary?: string;
  /** Sentence in the language. `{contact}` becomes the link to a person. */
  readonly says: string;
}

/**
 * Returns a sentence in the language of a question that is neither English nor Greek; `undefined` for English and
 * Greek.
 */
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

/**
 * Whether a question is in this language. With a script, more than half of the letters must be in it. Otherwise each
 * known word is a sign, and so is a typical letter. It takes two signs, and signs for two fifths of the words. For a
 * question of one word, one sign is enough.
 */
function isIn({ letters = '', vocabulary = '' }: Language, question: string, script?: RegExp): boolean {
  const count = (pattern: RegExp) => question.match(pattern)?.length ?? 0;
  if (script) return count(script) * 2 > count(/\p{L}/gu);
  const words = normalise(question).split(' ');
  const known = words.filter((word) => vocabulary.split(' ').includes(word)).length;
  const signs = known + ([...question.toLowerCase()].some((letter) => letters.includes(letter)) ? 1 : 0);
  return signs >= Math.max(2, words.length * 0.4) || (words.length === 1 && signs === 1);
}

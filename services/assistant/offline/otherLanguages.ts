import type { KnowledgeBase } from '../../knowledge/types.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { normalise } from './normalise.ts';
import languages from './otherLanguages.json';

/** Language, recognised by its script, or by letters and words that English does not have, and its sentence. */
interface Language {
  readonly script?: string;
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
  const [lang, { says = '' } = {}] = known.find(([, each]) => isIn(each, question)) ?? [];
  if (!lang) return undefined;
  const page = pageAt(base, '/contact');
  return { ...localAnswer([page], says.replace('{contact}', markdownLink(page))), lang };
}

/** True if most letters have the script, or if two words and two in five are known. One word alone suffices. */
function isIn({ script, letters, words: vocabulary = '' }: Language, question: string): boolean {
  const count = (pattern: RegExp) => question.match(pattern)?.length ?? 0;
  if (script) return count(new RegExp(`\\p{Script=${script}}`, 'gu')) * 2 > count(/\p{L}/gu);
  const words = normalise(question).split(' ');
  const known = words.filter((word) => vocabulary.split(' ').includes(word)).length;
  const signs = known + (letters && new RegExp(`[${letters}]`, 'i').test(question) ? 1 : 0);
  return signs >= Math.max(2, words.length * 0.4) || (words.length === 1 && signs === 1);
}

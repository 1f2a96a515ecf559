import { documentsOf } from '../../knowledge/documents.ts';
import type { KnowledgeBase } from '../../knowledge/types.ts';
import { commonWords } from './commonWords.ts';
import { conceptWords } from './concepts.ts';
import { probablyMeant } from './spelling.ts';
import { stem } from './stem.ts';

/** Words of no concept that questions are made of. */
const askingWords =
  `about anything because before between company could different does every everything exactly from have information interested into know long looking many much need other please possible question questions really required should some something their there these they thing things this want what when where which would your yourself yours
  analytics assistant automation chatbot consultancy consultation consulting contact contacts customers dashboard details developer development guarantee guys implement industries integration invoices languages located location looking migration minute numbers partnership references results services solutions strategy technologies visit`.split(
    /\s+/,
  );

/** Prepares the correction of slips: the word that was probably meant, or the word itself. `knows` tells the words of the lessons. */
export function createCorrector(
  base: KnowledgeBase,
  knows: (word: string) => boolean,
): (word: string) => string {
  const written = documentsOf(base).flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const right = new Set([...commonWords, ...new Set(written)].map(stem));
  const meant = new Map<string, string[]>();
  for (const word of [...conceptWords, ...askingWords]) {
    if (word.length >= 4) meant.set(word.charAt(0), [...(meant.get(word.charAt(0)) ?? []), word]);
  }

  const corrected = new Map<string, string>();
  return (word) => {
    const before = corrected.get(word);
    if (before !== undefined) return before;
    const plain = knows(word) || right.has(stem(word)) || /\d/.test(word);
    const meantWord = (!plain && probablyMeant(word, meant.get(word.charAt(0)) ?? [])) || word;
    corrected.set(word, meantWord);
    return meantWord;
  };
}

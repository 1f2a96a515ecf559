import type { KnowledgeDocument } from '../../knowledge/documents.ts';
import { normalise } from './normalise.ts';

/** Finds a document of the knowledge base. */
export interface DocumentSearch {
  /** The post, case study or automation whose title is the text, or stands in it and has three words at least. */
  readonly byTitle: (text: string) => KnowledgeDocument | undefined;
  /** The first document that holds all of these words, one of which few documents hold. */
  readonly byWords: (words: readonly string[]) => KnowledgeDocument | undefined;
}

/** A word in more documents than this is not rare. */
const rareIn = 2;

/** Makes the search. The caller passes words of more than 3 characters. */
export function createDocumentSearch(documents: readonly KnowledgeDocument[]): DocumentSearch {
  /** Made on the first search. */
  let wordsOf: readonly ReadonlySet<string>[] | undefined;
  const titled = documents
    .filter(({ kind }) => kind === 'post' || kind === 'case-study' || kind === 'automation')
    .map((document) => ({ document, title: normalise(document.title) }));

  return {
    byTitle: (text) =>
      titled.find(
        ({ title }) => title === text || (title.split(' ').length >= 3 && ` ${text} `.includes(` ${title} `)),
      )?.document,

    byWords(words) {
      if (words.length === 0) return undefined;
      wordsOf ??= documents.map(({ text }) => new Set(normalise(text).split(' ')));
      const sets = wordsOf;
      const isRare = (word: string) => {
        const holders = sets.filter((held) => held.has(word)).length;
        return holders > 0 && holders <= rareIn;
      };
      if (!words.some(isRare)) return undefined;
      return documents.find((_, at) => words.every((word) => sets[at]?.has(word)));
    },
  };
}

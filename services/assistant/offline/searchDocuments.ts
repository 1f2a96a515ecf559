import type { KnowledgeDocument } from '../../knowledge/documents.ts';
import { createClassifier } from './classifier.ts';
import { normalise } from './normalise.ts';

/** Finds a document of the knowledge base. */
export interface DocumentSearch {
  /** The post, case study or automation whose title stands in the text, if it has three words at least. */
  readonly byTitle: (text: string) => KnowledgeDocument | undefined;
  /** The likeliest of the documents that hold at least half of the words. */
  readonly byWords: (words: readonly string[]) => KnowledgeDocument | undefined;
}

/** Makes the search. The caller passes words of more than 3 characters (requirements: Input). */
export function createDocumentSearch(documents: readonly KnowledgeDocument[]): DocumentSearch {
  const texts = documents.map(({ text }) => ` ${normalise(text)} `);
  const titled = documents
    .filter(({ kind }) => kind === 'post' || kind === 'case-study' || kind === 'automation')
    .map((document) => ({ document, title: normalise(document.title) }))
    .filter(({ title }) => title.split(' ').length >= 3);

  return {
    byTitle: (text) => titled.find(({ title }) => ` ${text} `.includes(` ${title} `))?.document,

    byWords(words) {
      const matching = documents.flatMap((document, at) => {
        const text = texts[at] ?? '';
        const held = words.filter((word) => text.includes(word)).length;
        return held > 0 && held * 2 >= words.length ? [[String(at), document, text] as const] : [];
      });
      const { rank } = createClassifier(new Map(matching.map(([at, , text]) => [at, [text]])));
      const best = rank(words.join(' '))[0]?.id;
      return matching.find(([at]) => at === best)?.[1];
    },
  };
}

import { documentsOf, type KnowledgeDocument } from '../../knowledge/documents.ts';
import { searchDocuments } from '../../knowledge/searchKnowledge.ts';
import type { KnowledgeBase, PostSummary, Service, SubService } from '../../knowledge/types.ts';
import type { Answer } from './answers/Ask.ts';
import { companyAnswers } from './answers/companyAnswers.ts';
import { keywordAnswers } from './answers/keywordAnswers.ts';
import { serviceAnswer } from './answers/serviceAnswers.ts';
import { createNoMatch } from './noMatch.ts';
import { answerOf, type LocalAnswer, link, plain } from './pageLinks.ts';
import { createReader } from './readTopic.ts';
import { relevantWords, tells } from './relevance.ts';
import type { Topic } from './topics.ts';
import { weights } from './weights.ts';
import { stemsOf } from './words.ts';

/** A local answer and how it was found: by a prepared topic, by searching, or not at all. */
export interface OfflineAnswer extends LocalAnswer {
  readonly by: Topic | 'search' | 'none';
}

/** What the local answers need. */
export interface OfflineOptions {
  readonly knowledge: KnowledgeBase;
  readonly posts?: readonly PostSummary[] | undefined;
  /** Numbers from 0 up to, not including, 1; decides between the texts for "we do not know". */
  readonly random?: (() => number) | undefined;
}

/**
 * Answers without AI: first by prepared topics, the specification's keywords among them, then by searching the knowledge
 * base, then by saying that we do not know. Nothing the visitor wrote is ever part of an answer.
 */
export function createOfflineAnswers({
  knowledge,
  posts = [],
  random = Math.random,
}: OfflineOptions): (question: string) => OfflineAnswer {
  const read = createReader(knowledge, weights);
  const documents = documentsOf(knowledge, posts);
  const noMatch = createNoMatch(knowledge, random);
  const prepared: Partial<Record<Topic, Answer>> = { ...keywordAnswers, ...companyAnswers };
  const subjects: readonly (Service | SubService)[] = [...knowledge.services, ...knowledge.subServices];

  return (question) => {
    const { label, subject, stems, words } = read(question);
    const topic = label === 'search' || label === 'none' ? undefined : label;
    const named = documents.find((document) => isNamed(document, stems, topic !== undefined));
    if (named) return { ...documentAnswer(named), by: 'search' };

    const answer = topic && prepared[topic];
    if (answer) return { ...answer({ base: knowledge, posts, subject, stems }), by: topic };

    const service = subjects.find(({ id }) => id === topic);
    if (service) return { ...serviceAnswer(knowledge, service), by: service.id };

    const found = label === 'none' ? undefined : search(documents, words);
    if (found) {
      const same = subjects.find(({ id }) => found.path === `/services/${id}`);
      return { ...(same ? serviceAnswer(knowledge, same) : documentAnswer(found)), by: same?.id ?? 'search' };
    }
    return { ...noMatch(), by: 'none' };
  };
}

/** The best document that really tells something about the words, beyond holding one of them by chance. */
function search(
  documents: readonly KnowledgeDocument[],
  words: readonly string[],
): KnowledgeDocument | undefined {
  const relevant = relevantWords(words);
  if (relevant.length === 0) return undefined;
  return searchDocuments(documents, relevant.join(' ')).find((document) => tells(document, relevant));
}

/**
 * True if the question holds the title, e.g. "terms of service". Where a prepared topic fits as well, only a post, a case
 * study or an automation with a title of three words or more goes before it.
 */
function isNamed({ kind, title }: KnowledgeDocument, stems: readonly string[], certain: boolean): boolean {
  const name = stemsOf(title);
  const single = kind === 'post' || kind === 'case-study' || kind === 'automation';
  if (name.length < (certain ? 3 : 2) || (certain && !single)) return false;
  return ` ${stems.join(' ')} `.includes(` ${name.join(' ')} `);
}

function documentAnswer({ title, summary, path }: KnowledgeDocument): LocalAnswer {
  const page = { name: title, path };
  return answerOf([page], `**${plain(title)}.** ${summary}`, `More: ${link(page)}.`);
}

import { documentsOf, type KnowledgeDocument } from '../../knowledge/documents.ts';
import type { KnowledgeBase, PostSummary, Service, SubService } from '../../knowledge/types.ts';
import { escapeMarkdown, type LocalAnswer, localAnswer, markdownLink } from './localAnswer.ts';
import { createNoMatch } from './noMatch.ts';
import { createQuestionReader } from './readQuestion.ts';
import { createDocumentSearch } from './searchDocuments.ts';
import { serviceAnswer } from './serviceAnswer.ts';
import { topics } from './topics.ts';

/** A local answer and how it was found: by the topic of this id, by searching, or not at all (`none`). */
export interface OfflineAnswer extends LocalAnswer {
  readonly by: string;
}

/** What the local answers need. */
export interface OfflineOptions {
  readonly knowledge: KnowledgeBase;
  readonly posts?: readonly PostSummary[] | undefined;
  /** Numbers from 0 up to, not including, 1; decides between the texts for "we do not know". */
  readonly random?: (() => number) | undefined;
}

/**
 * Answers without AI: what the title or the words of one of our texts is asked for is found by searching, everything else
 * is one of the topics, the requirements' keywords among them, or nothing that can be read. Nothing the visitor wrote is
 * ever part of an answer.
 */
export function createOfflineAnswers({
  knowledge: base,
  posts = [],
  random = Math.random,
}: OfflineOptions): (question: string) => OfflineAnswer {
  const read = createQuestionReader(base);
  const search = createDocumentSearch(documentsOf(base, posts));
  const noMatch = createNoMatch(base, random);
  const subjects: readonly (Service | SubService)[] = [...base.services, ...base.subServices];
  const subjectOf = (id: string | undefined) => subjects.find((subject) => subject.id === id);

  return (question) => {
    const { text, words, topic, service, unknown } = read(question);
    const found = search.byTitle(text) ?? search.byWords(unknown);
    if (found) {
      const subject = subjects.find(({ id }) => found.path === `/services/${id}`);
      return subject
        ? { ...serviceAnswer(base, subject), by: subject.id }
        : { ...documentAnswer(found), by: 'search' };
    }
    const asked = { base, posts, words, subject: subjectOf(service) };
    const prepared = topics.find(({ id }) => id === topic)?.answer?.(asked);
    if (topic && prepared) return { ...prepared, by: topic };
    const subject = subjectOf(topic);
    return subject ? { ...serviceAnswer(base, subject), by: subject.id } : { ...noMatch(), by: 'none' };
  };
}

function documentAnswer({ title, summary, path }: KnowledgeDocument): LocalAnswer {
  const page = { name: title, path };
  return localAnswer([page], `**${escapeMarkdown(title)}.** ${summary}`, `More: ${markdownLink(page)}.`);
}

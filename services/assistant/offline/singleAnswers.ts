import { documentsOf, type KnowledgeDocument } from '../../knowledge/documents.ts';
import type { KnowledgeBase, Offering, PostSummary, SubOffering } from '../../knowledge/types.ts';
import { escapeMarkdown, type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { createNoMatch } from './noMatch.ts';
import type { QuestionReading } from './readQuestion.ts';
import { createDocumentSearch } from './searchDocuments.ts';
import { serviceAnswer } from './serviceAnswer.ts';
import { topics } from './topics.ts';

/**
 * A local answer and how it was found: by the topic of this id, by searching (`search`), by what is written beside the
 * question (`crisis`, `details`, `language`), by asking back (`ask`), or not at all (`none`). Two topics are joined by "+".
 */
export interface OfflineAnswer extends LocalAnswer {
  readonly by: string;
}

/** Input of the local answers. */
export interface OfflineOptions {
  readonly knowledge: KnowledgeBase;
  readonly posts?: readonly PostSummary[] | undefined;
  /** Numbers from 0 up to, not including, 1; decides between the texts for "we do not know". */
  readonly random?: (() => number) | undefined;
}

/** Topics that answer manners, not questions. */
export const manners: ReadonlySet<string> = new Set(['hello', 'bye', 'thanks', 'assistant', 'help']);
const mostOffered = 3;

/** Makes the answers to one question by itself: of a topic that is known, or of a question as it was read. */
export function createSingleAnswers({ knowledge: base, posts = [], random = Math.random }: OfflineOptions) {
  const search = createDocumentSearch(documentsOf(base, posts));
  const noMatch = createNoMatch(base, random);
  const subjects: readonly (Offering | SubOffering)[] = [...base.offerings, ...base.subOfferings];
  const subjectOf = (id: string | undefined) => subjects.find((subject) => subject.id === id);

  /** The answer of a topic, service or solution. */
  function answerOf(
    topic: string,
    { words }: QuestionReading,
    subject: string | undefined,
  ): OfflineAnswer | undefined {
    const prepared = topics.find(({ id }) => id === topic);
    if (prepared?.answer)
      return { ...prepared.answer({ base, posts, words, subject: subjectOf(subject) }), by: topic };
    const service = subjectOf(topic);
    if (service) return { ...serviceAnswer(base, service), by: topic };
    const faq = base.moreFaqs.find((each) => each.topic === topic);
    if (!faq) return undefined;
    const page = pageOrPost(faq.path);
    return { ...localAnswer([page], faq.answer, `More: ${markdownLink(page)}.`), by: topic };
  }

  function pageOrPost(path: string) {
    const post = posts.find(({ slug }) => path === `/blog/${slug}`);
    if (post) return { name: post.title, path };
    return pageAt(base, base.pages.some((page) => page.path === path) ? path : '/contact');
  }

  /** Answers one question by itself, with the subject of the conversation if it names none. */
  function answerOne(reading: QuestionReading, subject: string | undefined): OfflineAnswer {
    const { text, likely, certainty, telling, isNew, service = subject } = reading;
    const found =
      search.byTitle(text) ?? (isNew && certainty !== 'sure' ? search.byWords(telling) : undefined);
    if (found) return documentAnswer(found);
    const [topic] = likely;
    const prepared = topic && certainty === 'sure' ? answerOf(topic, reading, service) : undefined;
    if (prepared) return prepared;
    return (certainty === 'unsure' ? askBack(reading) : undefined) ?? { ...noMatch(), by: 'none' };
  }

  /** Offers the pages of the likeliest topics. */
  function askBack(reading: QuestionReading): OfflineAnswer | undefined {
    const contact = pageAt(base, '/contact');
    const offered = reading.likely
      .filter((topic) => !manners.has(topic))
      .flatMap((topic) => answerOf(topic, reading, reading.service)?.pages.slice(0, 2) ?? [])
      .filter(
        ({ path }, at, all) => path !== contact.path && all.findIndex((page) => page.path === path) === at,
      )
      .slice(0, mostOffered);
    if (offered.length === 0) return undefined;
    return {
      ...localAnswer(
        [...offered, contact],
        'I am not sure I understand. Is it about one of these?',
        offered.map((page) => `- ${markdownLink(page)}`).join('\n'),
        `Or ask a person: ${markdownLink(contact)}.`,
      ),
      by: 'ask',
    };
  }

  function documentAnswer({ title, summary, path }: KnowledgeDocument): OfflineAnswer {
    const subject = subjects.find(({ id }) => path === `/services/${id}`);
    if (subject) return { ...serviceAnswer(base, subject), by: subject.id };
    const page = { name: title, path };
    return {
      ...localAnswer([page], `**${escapeMarkdown(title)}.** ${summary}`, `More: ${markdownLink(page)}.`),
      by: 'search',
    };
  }

  return { answerOf, answerOne };
}

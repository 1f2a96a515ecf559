import type { KnowledgeBase, Offering, SubOffering } from '../../knowledge/types.ts';
import type { ChatMessage } from '../Assistant.ts';
import { askPerson, keysOf, nearestIn, partsIn, sharedWords, withoutWord } from './answerParts.ts';
import { type LocalAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { normalise } from './normalise.ts';
import { aspectAnswer, sentencesAbout } from './subjectAnswers.ts';
import { topics } from './topics.ts';

/** Number of the latest messages of which no long answer is repeated. */
const messagesToVary = 6;
/** Maximum length of an answer that is always given again, in characters. */
const shortLength = 350;

/** Minimum share of the words of a question that a part must have to answer it. */
const minShare = { ofService: 0.5, ofAnswer: 0.6 };
/** Matches a question. Any other message tells more about the visitor. */
const asks = /\?|\b(?:how|what|who|whose|when|where|which|why|can|could|do|does|is|are|will|would)\b/i;

/** An answer, and the topic that it belongs to. */
type Given = LocalAnswer & { readonly by: string; readonly topic?: string };

/**
 * Returns an answer as it is, or, if it is among the latest messages, the part that the question is about. A short
 * answer is given again, and so is any answer to a question that says nothing new.
 */
export function withoutRepetition<Answer extends Given>(
  answer: Answer,
  question: string,
  history: readonly ChatMessage[],
  base: KnowledgeBase,
): Answer {
  const { content, lang, by, topic = by } = answer;
  const isSaid = history
    .slice(-messagesToVary)
    .some((message) => withoutWord(message.content) === withoutWord(content));
  if (!isSaid || lang || content.length <= shortLength) return answer;
  const subject = [...base.offerings, ...base.subOfferings].find(({ id }) => id === topic);
  if (asksAgain(topic, subject !== undefined, question, history)) return answer;
  return { ...answer, ...(partFor(answer, subject, question, base) ?? noMore(answer, base)) };
}

/** Whether a question was asked in the same words, or has only words that are usual for its topic. */
function asksAgain(
  topic: string,
  isService: boolean,
  question: string,
  history: readonly ChatMessage[],
): boolean {
  const text = normalise(question);
  const { examples } = topics.find(({ id }) => id === topic) ?? {};
  const usual = new Set(keysOf(examples?.split(/\W+/) ?? []));
  return (
    (!isService && keysOf(text.split(' ')).every((key) => usual.has(key))) ||
    history.some(({ content, isUser }) => isUser && normalise(content) === text)
  );
}

/**
 * Returns the part of an answer, or of the texts about its service, that has the share `minShare` of the question’s words.
 * Names of the service do not count.
 */
function partFor(
  { by, content, pages }: Given,
  subject: Offering | SubOffering | undefined,
  question: string,
  base: KnowledgeBase,
) {
  const { names = [] } = topics.find(({ id }) => id === subject?.id) ?? {};
  const nameWords = names.flatMap((name) => name.split(' '));
  const words = normalise(question)
    .split(' ')
    .filter((word) => sharedWords(word, nameWords) === 0);
  const parts = by === 'ask' ? [] : partsIn(content);
  const { text, share } = nearestIn([...parts, ...(subject ? sentencesAbout(base, subject) : [])], words);
  const [page] = pages;
  if (page && share >= (subject ? minShare.ofService : minShare.ofAnswer))
    return { content: `${text}\n\nMore: ${markdownLink(page)}.` };
  return subject && !asks.test(question) ? aspectAnswer(base, subject, 'steps') : undefined;
}

/** Says that nothing more is found, and names the page and a person. */
function noMore({ pages }: Given, base: KnowledgeBase) {
  const [page] = pages.filter(({ path }) => path !== pageAt(base, '/contact').path);
  const place = page ? ` The nearest page: ${markdownLink(page)}.` : '';
  return { content: `I find no more about that here.${place}\n\n${askPerson(base)}` };
}

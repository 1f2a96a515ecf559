import { documentsOf } from '../../knowledge/documents.ts';
import type { KnowledgeBase, PostSummary } from '../../knowledge/types.ts';
import type { ChatMessage } from '../Assistant.ts';
import { isAboutBusiness } from '../crisis.ts';
import { type Help, helpAgain, helpFirst, helpFor, sinceHelp } from '../help.ts';
import { answerMessage, tooMuch } from './answerMessage.ts';
import type { Sources } from './answerReading.ts';
import {
  contactDetailsAnswer,
  hasContactDetails,
  wantsCall,
  wantsCallOn,
  withoutContactDetails,
} from './contactDetails.ts';
import { greekAnswer, isGreekAfter } from './greek.ts';
import { createNoMatch } from './noMatch.ts';
import { normalise } from './normalise.ts';
import { isAnswer, joined, type OfflineAnswer } from './offlineAnswer.ts';
import { otherLanguageAnswer } from './otherLanguages.ts';
import { createQuestionReader, type QuestionReader, type QuestionReading } from './readQuestion.ts';
import { withoutRepetition } from './repeats.ts';
import { createTaskAnswers } from './taskAnswer.ts';
import { createTopicAnswers, manners } from './topicAnswers.ts';

/** Options of `createOfflineAnswers`. */
export interface OfflineOptions {
  readonly knowledge: KnowledgeBase;
  readonly posts?: readonly PostSummary[] | undefined;
  /** Returns a number from 0 to below 1; it chooses between the texts for "we do not know". */
  readonly random?: (() => number) | undefined;
}

/**
 * Topics of messages to a person. Their answer adds nothing to the text about typed contact details, and after a danger
 * they may be a call for help.
 */
const aboutContact = new Set([
  ...manners,
  'none',
  'ask',
  'contact',
  'consultation',
  'complaint',
  'vacancies',
  'offers',
]);

/**
 * Creates the answers without AI. A danger is checked first, then contact details and other languages. A title is
 * answered by its text. Any other question gets the answer of a topic, an offer of the most likely pages, or the text
 * for "we do not know".
 * No answer ever contains text by the visitor. `history` holds the messages before the question.
 */
export function createOfflineAnswers({
  knowledge: base,
  posts = [],
  random = Math.random,
}: OfflineOptions): (question: string, history?: readonly ChatMessage[]) => OfflineAnswer {
  const answerOf = createTopicAnswers(base, posts);
  const sources: Sources = {
    base,
    read: remembered(createQuestionReader(base)),
    answerOf,
    taskAnswerOf: createTaskAnswers(base, answerOf),
    noMatch: createNoMatch(base, random),
    texts: documentsOf(base, posts)
      .filter(({ kind }) => kind === 'post' || kind === 'case-study' || kind === 'automation')
      .map((document) => ({ document, title: normalise(document.title) })),
  };
  return (question, history = []) => {
    const isOfPrice = /\p{Sc}\d/u.test(history.at(-1)?.content ?? '') && tooMuch.test(normalise(question));
    const danger = isOfPrice ? undefined : helpFor(question);
    if (danger) return { ...danger, pages: [], suggestions: [], by: 'crisis' };
    const help = helpAgain(question, history);
    const recent = sinceHelp(history);
    const answer = withoutRepetition(answerFirst(question, recent, sources), question, recent, base);
    return help ? answerAfterDanger(help, answer, question) : answer;
  };
}

/** Answers a message after a danger: repeats the help, unless the message is clearly about our business. */
function answerAfterDanger(help: Help, answer: OfflineAnswer, question: string): OfflineAnswer {
  const isBusiness =
    isAboutBusiness(question) && !answer.by.split('+').some((topic) => aboutContact.has(topic));
  return isBusiness
    ? { ...answer, content: `${helpFirst(answer.lang)}\n\n${answer.content}`, suggestions: [] }
    : { ...help, pages: [], suggestions: [], by: 'crisis' };
}

/** Answers a message as if its answer had not been given before: contact details first, then other languages. */
function answerFirst(question: string, history: readonly ChatMessage[], sources: Sources): OfflineAnswer {
  const { base, answerOf } = sources;
  if (hasContactDetails(question)) return answerWithDetails(question, history, sources);
  const other = otherLanguageAnswer(base, question);
  if (other) return { ...other, by: 'language' };
  const found = answerMessage(question, history, sources);
  const isBooking = wantsCallOn(question) && !isAnswer(found);
  const answer = (isBooking ? answerOf('consultation', { words: [] }) : undefined) ?? found;
  if (base.company.languages.includes('Greek') && isGreekAfter(question, history))
    return inGreek(answer, question, sources);
  return base.features.calls && (answer.by === 'consultation' || (isAnswer(answer) && wantsCall(question)))
    ? { ...answer, offers: ['call'] }
    : answer;
}

/** Says that our people do not read the chat, and answers the rest of the message. */
function answerWithDetails(
  message: string,
  history: readonly ChatMessage[],
  sources: Sources,
): OfflineAnswer {
  const details = { ...contactDetailsAnswer(sources.base), by: 'details' };
  const answer = answerMessage(withoutContactDetails(message), history, sources);
  return aboutContact.has(answer.by) ? details : { ...details, ...joined([details, answer]) };
}

function inGreek(answer: OfflineAnswer, question: string, { base, read }: Sources): OfflineAnswer {
  const english = isAnswer(answer) ? answer : undefined;
  const service = answer.service ?? read(question).service;
  return {
    ...greekAnswer(base, answer.topic ?? answer.by, english, question, service),
    by: answer.by,
  };
}

/** Maximum number of readings that are stored. A conversation is read again with each message. */
const mostReadings = 64;

/** Returns a reader that stores its latest readings. */
function remembered(read: QuestionReader): QuestionReader {
  const readings = new Map<string, QuestionReading>();
  return (question, isExpected = false) => {
    const key = `${isExpected} ${question}`;
    const reading = readings.get(key) ?? read(question, isExpected);
    if (readings.size >= mostReadings) readings.clear();
    readings.set(key, reading);
    return reading;
  };
}

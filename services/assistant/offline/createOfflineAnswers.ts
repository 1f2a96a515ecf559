import { documentsOf, type KnowledgeDocument } from '../../knowledge/documents.ts';
import type { KnowledgeBase, PostSummary } from '../../knowledge/types.ts';
import type { ChatMessage, PageLink } from '../Assistant.ts';
import { isAboutBusiness } from '../crisis.ts';
import { type Help, helpAgain, helpFirst, helpFor, sinceHelp } from '../help.ts';
import { serviceLink, stem } from './answerParts.ts';
import {
  contactDetailsAnswer,
  hasContactDetails,
  wantsCall,
  wantsCallOn,
  withoutContactDetails,
} from './contactDetails.ts';
import { inContext, questionsIn, type ReadingInContext } from './conversation.ts';
import { greekAnswer, isGreekAfter } from './greek.ts';
import { escapeMarkdown, type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { createNoMatch } from './noMatch.ts';
import { normalise } from './normalise.ts';
import { otherLanguageAnswer } from './otherLanguages.ts';
import { createQuestionReader, type QuestionReading } from './readQuestion.ts';
import { createTaskAnswers } from './taskAnswer.ts';
import { createTopicAnswers, manners, serviceOfTopic } from './topicAnswers.ts';
import { topics } from './topics.ts';

/**
 * A local answer and the way it was found. `by` is the id of a topic, or one of these: `search` (title of a text),
 * `crisis` (danger), `details` (typed contact details), `language` (another language), `ask` (a question back), `none`
 * (no answer). If an answer joins two topics, their ids are joined by "+".
 */
export interface OfflineAnswer extends LocalAnswer {
  readonly by: string;
  /** Id of the topic. For a detail, it is the detail, and `by` is its wider topic. */
  readonly topic?: string;
  /** Id of the service that the answer is also about. */
  readonly service?: string | undefined;
}

/** Options of `createOfflineAnswers`. */
export interface OfflineOptions {
  readonly knowledge: KnowledgeBase;
  readonly posts?: readonly PostSummary[] | undefined;
  /** Returns a number from 0 to below 1; it chooses between the texts for "we do not know". */
  readonly random?: (() => number) | undefined;
}

/** Whether the text contains a title of three words or more. A shorter title can occur by chance. */
const isLongTitleIn = (text: string, title: string) =>
  title.split(' ').length >= 3 && ` ${text} `.includes(` ${title} `);

/** Number of words of a sentence that is too short to tell of a task. */
const fewWords = 4;
/** Number of the latest messages of which no answer is repeated. */
const messagesToVary = 6;
/** Maximum number of pages offered if a question is unclear. */
const mostOffered = 3;
/** Topics of general questions, such as "What could you do for us?". */
const vague = new Set([...manners, 'services', 'industries', 'fit', 'getting-started', 'automations']);
/** Matches the beginning of a sentence about the writer's own company. */
const tells =
  /^(?:(?:hi|hello|halo|hey|good morning|good evening) )?(?:we|our|people|customers|clients|guests|patients|callers|tenants|members|parents|students|tourists|\S+ (?:call|ring|phone|write|email|message|ask)s? (?:us|me)\b(?!.*\?)|i (?:run|own|manage|sell|rent|grow|(?:am|have|hav)(?! (?:trying|going|looking|not|to|been|moved|lost|already|just|never|still|in|at|on|my|so|sure|unable|having|being|afraid|worried|sorry|happy)\b))|εχω|εχουμε|ειμαι|ειμαστε|χανουμε|περναμε|exo|exw|exoume|eimai|eimaste|xanoume|pername) /;
/** Matches the beginning of a sentence that only says who the writer is: "I run a clinic." */
const introduces = /^(?:(?:hi|hello|hey) )?(?:i|we) (?:run|own|manage|have|am|are)\b/;
const asksForTask = 'Which task takes the most time? Tell me, and I will point to the right service.';
/** Matches the beginning of a sentence about a business: "I have a bakery". Questions and problems are no business. */
const hasBusiness =
  /^(?:(?:hi|hello|hey|good morning) )?(?:(?:i|we) (?:run|own|manage|have|hav)|we are an?) (?!(?:\S+ )?(?:questions?|problems?|ideas?|doubts?|requests?|offers?|issues?)\b)/;
/** Matches what may be despair, but is about money after a price. */
const tooMuch =
  /^(?:(?:it|that|this|is|its|thats|ok|but|sorry|oh|no|very|way) )*too much(?: (?:for (?:me|us)|money))*$/;
/** Matches the beginning of a question that expects one word or number. */
const asksExactly =
  /^(?:and |so |but )?(?:do|does|did|is|are|was|were|can|could|will|would|have|has|who|whose|which|when|how (?:many|much|long|often|old|big|accurate))\b/;
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
  const read = createQuestionReader(base);
  const answerOf = createTopicAnswers(base, posts);
  const texts = documentsOf(base, posts)
    .filter(({ kind }) => kind === 'post' || kind === 'case-study' || kind === 'automation')
    .map((document) => ({ document, title: normalise(document.title) }));
  const taskAnswerOf = createTaskAnswers(base, answerOf);
  const noMatch = createNoMatch(base, random);
  const contact = pageAt(base, '/contact');

  function answerReading(reading: ReadingInContext, isExpected = false): OfflineAnswer {
    const { text, likely, certainty, refused, whyOf } = reading;
    const [topic = ''] = likely;
    if (whyOf !== undefined) {
      const whyTopic = topics.find(({ id }) => id === whyOf)?.whyTopic;
      return (whyTopic && answerOf(whyTopic, reading)) || { ...noMatch(true), by: 'none' };
    }
    if (refused) return answerRefusal(reading, refused);
    const found = texts.find(({ title }) => title === text || isLongTitleIn(text, title));
    if (found) return documentAnswer(found.document);
    const ofTask = taskAnswerOf(reading);
    if (ofTask) return ofTask;
    const answer = certainty === 'sure' ? answerOf(topic, reading) : undefined;
    if (answer) return answer;
    const isOfWriter =
      (certainty === 'none' && /^(?:\S+ )?(?:we|our) /.test(text)) ||
      (tells.test(text) && hasBusiness.test(text));
    const toWriter = isOfWriter ? answerOf('industries', reading) : undefined;
    if (toWriter) return { ...toWriter, content: `${toWriter.content}\n\n${asksForTask}` };
    return (certainty === 'unsure' ? askBack(reading) : undefined) ?? { ...noMatch(isExpected), by: 'none' };
  }

  /** Answers a message that turns down a service: with the answer to its other content, or with the other services. */
  function answerRefusal(reading: ReadingInContext, refused: string): OfflineAnswer {
    const [likeliest = ''] = reading.likely;
    const topic = reading.service ?? likeliest;
    const isClear = reading.words.length > 2 && reading.certainty !== 'none' && !manners.has(topic);
    const answer = isClear && topic !== refused ? answerOf(topic, reading) : undefined;
    if (answer) return answer;
    const others = base.offerings.filter(
      ({ id, title }) => id !== refused && (refused !== 'ai' || !/\bAI\b/.test(title)),
    );
    const page = pageAt(base, '/services');
    return {
      ...localAnswer(
        [page],
        'Then something else. We also do:',
        others.map((service) => `- ${serviceLink(service)}: ${service.summary}`).join('\n'),
        `All of it: ${markdownLink(page)}.`,
      ),
      by: 'services',
    };
  }

  /** Offers the pages of the named service and of the most likely topics. */
  function askBack(reading: ReadingInContext): OfflineAnswer | undefined {
    const { service, likely } = reading;
    const answers = [...likely.filter((topic) => !manners.has(topic)), ...(service ? [service] : [])].flatMap(
      (topic) => answerOf(topic, reading) ?? [],
    );
    const nearest = answers[0] && nearestText(answers[0], reading.words);
    const offered = uniquePages(answers.flatMap(({ pages }) => pages.slice(0, 2)))
      .filter(({ path }) => path !== contact.path && path !== '/sitemap')
      .slice(0, mostOffered);
    if (offered.length === 0) return undefined;
    const paragraphs = nearest
      ? [
          'I am not sure that this is what you ask. The nearest that is written here:',
          nearest,
          `More: ${offered.map(markdownLink).join(', ')}. Or ask a person: ${markdownLink(contact)}.`,
        ]
      : [
          'I am not sure that I understand. Is it about one of these?',
          offered.map((page) => `- ${markdownLink(page)}`).join('\n'),
          `Or ask a person: ${markdownLink(contact)}.`,
        ];
    return { ...localAnswer([...offered, contact], ...paragraphs), by: 'ask' };
  }

  function documentAnswer({ title, summary, path }: KnowledgeDocument): OfflineAnswer {
    const page = { name: title, path };
    return {
      ...localAnswer([page], `**${escapeMarkdown(title)}.** ${summary}`, `More: ${markdownLink(page)}.`),
      by: 'search',
    };
  }

  function answerMessage(message: string, history: readonly ChatMessage[]): OfflineAnswer {
    const isExpected = history.some(({ content, isUser }) => isUser && isOfCompany(read(content)));
    const readHere = (text: string) => read(text, isExpected || tells.test(normalise(text)));
    const parts = questionsIn(tooMuch.test(normalise(message)) ? 'too much money' : message).map(readHere);
    const task = parts.length > 1 || tells.test(parts[0]?.text ?? '') ? taskIn(parts) : undefined;
    if (task) return task;
    const trouble = troubleIn(parts);
    if (trouble) return answerReading(trouble);
    const clear = parts.filter(isOfCompany);
    const asking = clear.filter(
      ({ text, likely: [topic = ''] }) => !introduces.test(text) || serviceOfTopic(base, topic),
    );
    const questions = asking.length > 0 ? asking : clear;
    const [one] = questions;
    if (questions.length > 1) {
      const answers = questions.map((each) =>
        answerReading({ ...each, service: each.service ?? one?.service }),
      );
      const different = answers.filter(
        ({ by }, index) => answers.findIndex((each) => each.by === by) === index,
      );
      if (different.length > 1) return joined(different);
    }
    const [only = readHere(message)] = parts.length === 1 ? parts : questions.length === 1 ? questions : [];
    const inHistory = inContext(only, history, readHere, base);
    const others = parts.length > 1 ? parts.flatMap(({ words }) => words) : [];
    const reading = { ...inHistory, words: [...inHistory.words, ...others] };
    if (history.length > 0 && reading.certainty === 'sure' && reading.likely[0] === 'objection')
      return answerObjection(history);
    const answer = answerReading(reading, isExpected);
    const isMissed = parts.some(
      (part) => part !== only && part.certainty !== 'sure' && asksExactly.test(part.text),
    );
    if (questions.length !== 1 || !isMissed || !isAnswer(answer)) return answer;
    const rest = `I find no answer to the rest of your message. A person can give it: ${markdownLink(contact)}.`;
    return { ...answer, content: `${answer.content}\n\n${rest}` };
  }

  /** Answers an objection to the last answer: in fewer words, and with a way to a person. */
  function answerObjection(history: readonly ChatMessage[]): OfflineAnswer {
    const asked = history.findLastIndex(({ isUser }) => isUser);
    const last = answerMessage(history[asked]?.content ?? '', history.slice(0, asked));
    const words = normalise(history[asked]?.content ?? '').split(' ');
    const { phone, hours } = base.contact;
    return {
      ...localAnswer(
        [contact],
        isAnswer(last) ? `I am sorry. In short: ${inShort(last, words)}` : 'I am sorry.',
        `More on that question is not written here, and I do not want to guess. A person knows: ring **${phone}** (${hours}), or write on ${markdownLink(contact)}.`,
      ),
      by: 'objection',
    };
  }

  /** Replaces an answer that the visitor has just read: by its first sentence, or by a way to a person. */
  function withoutRepetition(
    answer: OfflineAnswer,
    question: string,
    history: readonly ChatMessage[],
  ): OfflineAnswer {
    const said = history.slice(-messagesToVary).map(({ content }) => content);
    if (answer.lang || !said.includes(answer.content)) return answer;
    const { phone, hours } = base.contact;
    const [page = contact] = answer.pages;
    const person = `A person can tell you more: ring **${phone}** (${hours}), or write on ${markdownLink(contact)}.`;
    if (answer.topic === 'unwritten')
      return { ...answer, content: `That is not written here either. ${person}` };
    const other =
      manners.has(answer.by) && answer.by !== 'assistant'
        ? answerOf(answer.by === 'hello' ? 'small-talk' : 'help', { words: [] })?.content
        : `In short: ${inShort(answer, normalise(question).split(' '))}\n\nWhat else is written here about it stands at ${markdownLink(page)}. ${person}`;
    return {
      ...answer,
      content:
        other && !said.includes(other) ? other : `I have written here all that I know about it. ${person}`,
    };
  }

  /**
   * Finds the sentence about a task that one of our services does, if the message asks nothing else: "We … What could
   * you do?"
   */
  function troubleIn(parts: readonly QuestionReading[]): QuestionReading | undefined {
    const isVague = ({ certainty, likely: [topic = ''] }: QuestionReading) =>
      certainty !== 'sure' || vague.has(topic);
    const serviceFor = ({ likely, text }: QuestionReading) =>
      likely
        .slice(0, tells.test(text) ? 3 : 1)
        .map((topic) => serviceOfTopic(base, topic))
        .find(Boolean);
    const told = parts.find(
      (part) =>
        serviceFor(part) &&
        (tells.test(part.text)
          ? part.words.length > fewWords &&
            (part.certainty !== 'sure' || serviceOfTopic(base, part.likely[0] ?? ''))
          : part.certainty !== 'none' && parts.length > 1),
    );
    return told && parts.every((part) => part === told || isVague(part))
      ? { ...told, certainty: 'sure', likely: [serviceFor(told) ?? ''] }
      : undefined;
  }

  /** Answers the part that describes a task, if the others only say who writes, or ask in general. */
  function taskIn(parts: readonly QuestionReading[]): OfflineAnswer | undefined {
    const answers = parts.map(taskAnswerOf);
    const isVague = ({ certainty, likely: [topic = ''], words }: QuestionReading, index: number) =>
      certainty !== 'sure' || vague.has(topic) || (index === 0 && words.length < fewWords);
    return parts.every((part, index) => answers[index] || isVague(part, index))
      ? answers.find(Boolean)
      : undefined;
  }

  /** Says that our people do not read the chat, and answers the rest of the message. */
  function answerWithDetails(message: string, history: readonly ChatMessage[]): OfflineAnswer {
    const details = { ...contactDetailsAnswer(base), by: 'details' };
    const answer = answerMessage(withoutContactDetails(message), history);
    return aboutContact.has(answer.by) ? details : { ...details, ...joined([details, answer]) };
  }

  /** Answers a message after a danger: repeats the help, unless the message is clearly about our business. */
  function answerAfterDanger(help: Help, answer: OfflineAnswer, question: string): OfflineAnswer {
    const isBusiness =
      isAboutBusiness(question) && !answer.by.split('+').some((topic) => aboutContact.has(topic));
    return isBusiness
      ? { ...answer, content: `${helpFirst(answer.lang)}\n\n${answer.content}`, suggestions: [] }
      : { ...help, pages: [], suggestions: [], by: 'crisis' };
  }

  return (question, history = []) => {
    const isOfPrice = /\p{Sc}\d/u.test(history.at(-1)?.content ?? '') && tooMuch.test(normalise(question));
    const danger = isOfPrice ? undefined : helpFor(question);
    if (danger) return { ...danger, pages: [], suggestions: [], by: 'crisis' };
    const help = helpAgain(question, history);
    const answer = answerOrdinary(question, sinceHelp(history));
    return help ? answerAfterDanger(help, answer, question) : answer;
  };

  function answerOrdinary(question: string, history: readonly ChatMessage[]): OfflineAnswer {
    return withoutRepetition(answerFirst(question, history), question, history);
  }

  function answerFirst(question: string, history: readonly ChatMessage[]): OfflineAnswer {
    if (hasContactDetails(question)) return answerWithDetails(question, history);
    const other = otherLanguageAnswer(base, question);
    if (other) return { ...other, by: 'language' };
    const found = answerMessage(question, history);
    const booking =
      wantsCallOn(question) && !isAnswer(found) ? answerOf('consultation', { words: [] }) : undefined;
    const answer = booking ?? found;
    if (base.company.languages.includes('Greek') && isGreekAfter(question, history))
      return {
        ...greekAnswer(
          base,
          answer.topic ?? answer.by,
          isAnswer(answer) ? answer : undefined,
          question,
          answer.service ?? read(question).service,
        ),
        by: answer.by,
      };
    return base.features.calls && (answer.by === 'consultation' || (isAnswer(answer) && wantsCall(question)))
      ? { ...answer, offers: ['call'] }
      : answer;
  }
}

/** Whether a message clearly asks about the company, and is more than a polite remark. */
const isOfCompany = ({ certainty, likely: [topic = ''] }: QuestionReading) =>
  certainty === 'sure' && !manners.has(topic);

const isAnswer = ({ by }: OfflineAnswer) => by !== 'none' && by !== 'ask';

/** Returns the first paragraph, with the list that follows it. */
function openingOf({ content }: LocalAnswer): string {
  const [opening = '', next = ''] = content.split('\n\n');
  return isList(next) ? `${opening}\n\n${next}` : opening;
}
const isList = (text: string) => /^(?:- |1\. )/m.test(text);

/** Returns the number of the longer words that a text shares with a question. */
function sharedWords(text: string, words: readonly string[]): number {
  const asked = new Set(words.filter((word) => word.length > 4).map(stem));
  return normalise(text)
    .split(' ')
    .filter((word) => asked.has(stem(word))).length;
}

/**
 * Returns the first paragraph with its list, or that sentence of it that shares the most words with the question. If
 * none shares a word, it is the longest, because it says the most.
 */
function inShort(answer: LocalAnswer, words: readonly string[]): string {
  const opening = openingOf(answer);
  if (isList(opening)) return opening;
  const sentences = opening.split(/(?<!^(?:Yes|No|In part)\.)(?<=[.!?])\s+/);
  const rank = (sentence: string) => sharedWords(sentence, words) * opening.length + sentence.length;
  return sentences.reduce((best, sentence) => (rank(sentence) > rank(best) ? sentence : best));
}

/** Returns a list, or the sentence that shares a word with the question, without "Yes" or "No"; otherwise undefined. */
function nearestText(answer: LocalAnswer, words: readonly string[]): string | undefined {
  const text = inShort(answer, words);
  return isList(text) || sharedWords(text, words) > 0 ? text.replace(/^(?:Yes|No)\. /, '') : undefined;
}

/** Joins the first paragraph of several answers, each with its list. */
function joined(answers: readonly OfflineAnswer[]): OfflineAnswer {
  return {
    ...localAnswer(uniquePages(answers.flatMap(({ pages }) => pages)), ...answers.map(openingOf)),
    by: answers.map(({ by }) => by).join('+'),
    service: answers.find(({ service }) => service)?.service,
    topic: answers.map(({ by, topic = by }) => topic).join('+'),
  };
}

const uniquePages = (pages: readonly PageLink[]) =>
  pages.filter(({ path }, index) => pages.findIndex((page) => page.path === path) === index);

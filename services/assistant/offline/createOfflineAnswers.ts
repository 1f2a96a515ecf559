import { documentsOf, type KnowledgeDocument } from '../../knowledge/documents.ts';
import type { KnowledgeBase, PostSummary } from '../../knowledge/types.ts';
import type { ChatMessage, PageLink } from '../Assistant.ts';
import { isAboutBusiness } from '../crisis.ts';
import { type Help, helpAgain, helpFirst, helpFor, sinceHelp } from '../help.ts';
import {
  askPerson,
  casesPage,
  keysOf,
  nearestIn,
  openingOf,
  partsIn,
  serviceLink,
  withoutWord,
} from './answerParts.ts';
import { businessIn, ownSentence } from './business.ts';
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
import { createNoMatch, unlistedTask } from './noMatch.ts';
import { normalise } from './normalise.ts';
import { otherLanguageAnswer } from './otherLanguages.ts';
import { createQuestionReader, type QuestionReader, type QuestionReading } from './readQuestion.ts';
import { withoutRepetition } from './repeats.ts';
import { type Aspect, aspectAnswer, nearestAnswer } from './subjectAnswers.ts';
import { createTaskAnswers } from './taskAnswer.ts';
import { createTopicAnswers, manners, serviceOfTopic } from './topicAnswers.ts';
import { examplesOf, topics } from './topics.ts';

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

/** Maximum number of words of a sentence that tells of the writer's business and little else. */
const mostBusinessWords = 9;
/** Number of words of a sentence that is too short to tell of a task. */
const fewWords = 4;
/** Maximum number of pages offered if a question is unclear. */
const mostOffered = 3;
/** Topics of general questions, such as "What could you do for us?". */
const vague = new Set([...manners, 'services', 'industries', 'fit', 'getting-started', 'automations']);
/** Topics of complaints and doubts. They come before a task that the message also describes. */
const urgent = new Set(['complaint', 'unanswered', 'sceptic', 'tried-before', 'customers-mind', 'noise']);
const isUrgent = ({ certainty, likely: [topic = ''] }: QuestionReading) =>
  certainty === 'sure' && urgent.has(topic);
/** Whether a part of a message only says who writes, or asks for what another part tells: "is that something you do". */
const isAside = (text: string, topic: string) =>
  ownSentence(text) === 'business' ||
  (topic === 'industries' && !/\byou\b/.test(text)) ||
  (topic === 'services' && /\b(?:that|this|it)\b/.test(text));
/** Last words of the examples that only name a trade: "shop" of "flower shop". */
const trades = new Set(
  topics
    .filter(({ id }) => id === 'industries')
    .flatMap(examplesOf)
    .map((example) => example.split(' '))
    .flatMap((words) => (words.length < fewWords ? keysOf(words.slice(-1)) : [])),
);
const isTrade = (text: string) =>
  text.split(' ').length < fewWords && keysOf(text.split(' ').slice(-1)).some((key) => trades.has(key));
/** Matches a question for the difference between two services. */
const asksDifference = /\b(?:difference|differs?|different|versus|vs|or)\b/;
/** Matches a question whether a machine could do something. */
const asksForMachine = /\b(?:automat\w*|ai|robots?|programs?|computers?)\b/;
/** A message, its parts and the conversation before it. */
interface Message {
  readonly message: string;
  readonly history: readonly ChatMessage[];
  readonly parts: readonly QuestionReading[];
  /** Parts that ask something of the company. */
  readonly questions: readonly QuestionReading[];
  readonly readHere: QuestionReader;
  readonly isExpected: boolean;
}

/** Topics that are answered for the service alone in a follow-up. */
const inBrief = new Set(['price', 'time']);
const asksForTask = 'Which task takes the most time? Tell me, and I will point to the right service.';
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
  const read = remembered(createQuestionReader(base));
  const answerOf = createTopicAnswers(base, posts);
  const texts = documentsOf(base, posts)
    .filter(({ kind }) => kind === 'post' || kind === 'case-study' || kind === 'automation')
    .map((document) => ({ document, title: normalise(document.title) }));
  const taskAnswerOf = createTaskAnswers(base, answerOf);
  const noMatch = createNoMatch(base, random);
  const contact = pageAt(base, '/contact');

  const services = [...base.offerings, ...base.subOfferings];

  function answerReading(reading: ReadingInContext, isExpected = false): OfflineAnswer {
    const { text, likely, certainty, refused, compared, named, isFollowUp } = reading;
    const [topic = ''] = likely;
    if (reading.whyOf !== undefined) return answerWhy(reading, reading.whyOf);
    if (refused) return answerRefusal(reading, refused);
    if (compared)
      return joined(compared.map((service) => answerReading({ ...reading, compared: undefined, service })));
    const owner = certainty === 'none' ? undefined : serviceOfTopic(base, topic);
    if (
      named.length === 2 &&
      asksDifference.test(text) &&
      owner &&
      (owner === topic || !named.includes(owner))
    )
      return joined(named.flatMap((service) => answerOf(service, reading) ?? []));
    const found = texts.find(({ title }) => title === text || isLongTitleIn(text, title));
    if (found) return documentAnswer(found.document);
    const own = ownSentence(text);
    const isSettled = own === 'business' || isUrgent(reading) || (isFollowUp && certainty === 'sure' && !own);
    const ofTask = isSettled ? undefined : taskAnswerOf(reading);
    if (ofTask) return ofTask;
    const isVague = own === 'business' && vague.has(topic);
    const answer = certainty === 'sure' && !isVague ? answerTopic(topic, reading) : undefined;
    if (answer) return answer;
    const subject = isFollowUp ? services.find(({ id }) => id === reading.service) : undefined;
    const hedged = isFollowUp && !own && certainty === 'unsure' ? answerHedged(reading) : undefined;
    if (hedged) return hedged;
    if (subject && !own) return answerAbout(subject, reading);
    const isShort = text.split(' ').length <= mostBusinessWords;
    if (
      isTrade(text) ||
      (isShort && businessIn(text)) ||
      (certainty === 'none' && /^(?:\S+ )?(?:we|our) /.test(text))
    ) {
      const toWriter = answerTopic('industries', reading);
      if (toWriter) return toWriter;
    }
    const asked = certainty === 'unsure' ? askBack(reading) : undefined;
    if (!asked && (own || asksForMachine.test(text))) return { ...unlistedTask(base), by: 'none' };
    return asked ?? { ...noMatch(isExpected), by: 'none' };
  }

  /** Answers a question for the reason of the last answer. */
  function answerWhy(reading: ReadingInContext, whyOf: string): OfflineAnswer {
    const whyTopic = topics.find(({ id }) => id === whyOf)?.whyTopic;
    return (whyTopic && answerOf(whyTopic, reading)) || { ...noMatch(true), by: 'none' };
  }

  /** Answers a topic, in a follow-up by what is written about the service that is spoken of. */
  function answerTopic(topic: string, reading: ReadingInContext): OfflineAnswer | undefined {
    const { service, aspect, isFollowUp, isOtherTrade, text } = reading;
    const answer = answerOf(topic, reading);
    if (!answer) return undefined;
    if (aspect) return withAspect(answer, aspect, service);
    if (isOtherTrade) return answerOtherTrade(answer, service);
    if (topic === 'industries' && (ownSentence(text) || text.split(' ').length < fewWords))
      return withLast(answer, asksForTask);
    return isFollowUp && service && inBrief.has(topic) ? briefly(answer) : answer;
  }

  /** Adds an aspect of a service to an answer, or takes its place if the answer is about the service alone. */
  function withAspect(answer: OfflineAnswer, aspect: Aspect, service: string | undefined): OfflineAnswer {
    const subject = services.find(({ id }) => id === service);
    const more = subject && aspectAnswer(base, subject, aspect);
    if (!more) return answer;
    if (answer.topic === 'industries') return withFirst(openingOf(more), answer);
    const isWhole = answer.topic !== 'too-expensive';
    return isWhole ? { ...answer, ...more } : withFirst(openingOf(answer), { ...answer, ...more });
  }

  /** Says that no case is from that trade, and names the case of the service that is spoken of. */
  function answerOtherTrade(answer: OfflineAnswer, service: string | undefined): OfflineAnswer {
    const page = casesPage(base);
    if (!page) return answer;
    const first = 'No case from that trade is written here. The work counts more than the trade.';
    return service
      ? withFirst(first, answer)
      : { ...answer, ...localAnswer([page], `${first} All cases: ${markdownLink(page)}.`) };
  }

  /** Answers an unclear follow-up with the likeliest topic, if one of its words is typical of it. */
  function answerHedged(reading: ReadingInContext): OfflineAnswer | undefined {
    const [topic = ''] = reading.likely;
    const answer = reading.isNear && !manners.has(topic) ? answerOf(topic, reading) : undefined;
    if (!answer) return undefined;
    const text = nearestText(answer, reading.words) ?? withoutWord(openingOf(answer));
    const pages = uniquePages([...answer.pages.slice(0, 1), contact]);
    return {
      ...answer,
      ...localAnswer(
        pages,
        'I am not sure that this is what you ask. The nearest that is written here:',
        text,
        `More: ${pages.map(markdownLink).join(', or ask a person: ')}.`,
      ),
      by: 'ask',
    };
  }

  /** Answers a question about a service to which no topic fits. */
  function answerAbout(subject: (typeof services)[number], { words }: ReadingInContext): OfflineAnswer {
    const { isFound, ...answer } = nearestAnswer(base, subject, words);
    return { ...answer, by: isFound ? 'ask' : 'none', service: subject.id };
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
    const isExpected = history.some(
      ({ content, isUser }) => isUser && (ownSentence(normalise(content)) || isOfCompany(read(content))),
    );
    const readHere = (text: string) => read(text, isExpected || ownSentence(normalise(text)) !== undefined);
    const parts = questionsIn(tooMuch.test(normalise(message)) ? 'too much money' : message).map(readHere);
    const described = parts.some(isUrgent) ? undefined : answerDescribed(parts);
    if (described) return described;
    const questions = questionsAmong(parts);
    return (
      answerNamed(message, questions) ??
      answerMeeting(questions) ??
      answerSeveral(questions) ??
      answerOne({ message, history, parts, questions, readHere, isExpected })
    );
  }

  /** Answers a message that describes a task. */
  function answerDescribed(parts: readonly QuestionReading[]): OfflineAnswer | undefined {
    const task = parts.length > 1 || ownSentence(parts[0]?.text ?? '') ? taskIn(parts) : undefined;
    const trouble = task ? undefined : troubleIn(parts);
    return task ?? (trouble && answerReading(trouble));
  }

  /** Returns the parts of a message that ask something of the company. */
  function questionsAmong(parts: readonly QuestionReading[]): readonly QuestionReading[] {
    const clear = parts.filter(isOfCompany);
    const asking = clear.filter(
      ({ text, likely: [topic = ''] }) =>
        !isAside(text, topic) || (serviceOfTopic(base, topic) && !parts.some(isUrgent)),
    );
    return asking.length > 0 ? asking : clear;
  }

  /** Answers the service that a message names in one word beside the writer's business: "a nursery. website". */
  function answerNamed(message: string, questions: readonly QuestionReading[]): OfflineAnswer | undefined {
    const isOther = ({ text, service, likely: [topic = ''] }: QuestionReading) =>
      service || !isAside(text, topic);
    if (questions.length === 0 || questions.some(isOther)) return undefined;
    const whole = read(message);
    return whole.service ? answerTopic(whole.service, whole) : undefined;
  }

  /** Answers a message that asks for a talk and in another sentence for its time. */
  function answerMeeting(questions: readonly QuestionReading[]): OfflineAnswer | undefined {
    const isMeeting = questions.some(
      (each) => isForPerson(each) && questions.some((other) => other !== each && asksWhen(other)),
    );
    return isMeeting ? answerOf('consultation', { words: [] }) : undefined;
  }

  /** Answers two or more questions of a message, the later ones on the service of the first. */
  function answerSeveral(questions: readonly QuestionReading[]): OfflineAnswer | undefined {
    if (questions.length < 2) return undefined;
    const service = questions[0]?.service;
    const answers = questions.map((each) => answerReading({ ...each, service: each.service ?? service }));
    const different = answers.filter(
      ({ by }, index) => answers.findIndex((each) => each.by === by) === index,
    );
    return different.length > 1 ? joined(different) : undefined;
  }

  /** Answers a message with one question in the context of the conversation. */
  function answerOne({ message, history, parts, questions, readHere, isExpected }: Message): OfflineAnswer {
    const [only = readHere(message)] = parts.length === 1 ? parts : questions.length === 1 ? questions : [];
    const inHistory = inContext(only, history, readHere, base);
    const others = parts.length > 1 ? parts.flatMap(({ words }) => words) : [];
    const reading = { ...inHistory, words: [...inHistory.words, ...others] };
    if (history.length > 0 && reading.certainty === 'sure' && reading.likely[0] === 'shorter')
      return answerShorter(history);
    const answer = answerReading(reading, isExpected);
    const isMissed = parts.some(
      (part) =>
        part !== only &&
        part.certainty !== 'sure' &&
        asksExactly.test(part.text) &&
        ownSentence(part.text) === undefined,
    );
    if (questions.length !== 1 || !isMissed || !isAnswer(answer)) return answer;
    const person = answer.content.includes(markdownLink(contact)) ? '' : ` ${askPerson(base)}`;
    return withLast(answer, `I find no answer to the rest of your message.${person}`);
  }

  /** Repeats the first sentence or list item of the answer before. */
  function answerShorter(history: readonly ChatMessage[]): OfflineAnswer {
    const [first = ''] = partsIn(history.findLast(({ isUser }) => !isUser)?.content ?? '');
    return { ...localAnswer([pageAt(base, '/services')], first || base.company.description), by: 'shorter' };
  }

  /**
   * Finds the sentence about a task that one of our services does, if the message asks nothing else: "We … What could
   * you do?"
   */
  function troubleIn(parts: readonly QuestionReading[]): QuestionReading | undefined {
    const isVague = ({ certainty, likely: [topic = ''] }: QuestionReading) =>
      certainty !== 'sure' || vague.has(topic);
    const isTask = ({ text }: QuestionReading) => ownSentence(text) === 'task';
    const serviceFor = (part: QuestionReading) =>
      part.likely
        .slice(0, isTask(part) ? 3 : 1)
        .map((topic) => serviceOfTopic(base, topic))
        .find(Boolean);
    const told = parts.find(
      (part) =>
        serviceFor(part) &&
        (isTask(part)
          ? part.words.length > fewWords &&
            (part.certainty !== 'sure' || serviceOfTopic(base, part.likely[0] ?? ''))
          : part.certainty !== 'none' &&
            parts.length > 1 &&
            part.words.length > fewWords &&
            ownSentence(part.text) === undefined),
    );
    return told && parts.every((part) => part === told || isVague(part))
      ? { ...told, certainty: 'sure', likely: [serviceFor(told) ?? ''] }
      : undefined;
  }

  /** Answers the part that describes a task, if the others only say who writes, or ask in general. */
  function taskIn(parts: readonly QuestionReading[]): OfflineAnswer | undefined {
    const answers = parts.map((part) =>
      ownSentence(part.text) === 'business' ? undefined : taskAnswerOf(part),
    );
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
    const recent = sinceHelp(history);
    const answer = withoutRepetition(answerFirst(question, recent), question, recent, base);
    return help ? answerAfterDanger(help, answer, question) : answer;
  };

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

/** Whether a message clearly asks about the company, and is more than a polite remark. */
const isOfCompany = ({ certainty, likely: [topic = ''] }: QuestionReading) =>
  certainty === 'sure' && !manners.has(topic);

const isForPerson = ({ likely: [topic = ''], text }: QuestionReading) =>
  (topic === 'contact' || topic === 'consultation') && /\b(?:talk|speak|meet|call)\b/.test(text);
/** Whether a message asks for a time, such as that of a call. */
const asksWhen = ({ text }: QuestionReading) =>
  /^(?:and |so )?(?:when|what time|which day|is it possible|are you free)\b/.test(text);

const isAnswer = ({ by }: OfflineAnswer) => by !== 'none' && by !== 'ask';

/** Returns a list, or the sentence, of the opening that shares words with the question; `undefined` if none does. */
function nearestText(answer: LocalAnswer, words: readonly string[]): string | undefined {
  const opening = openingOf(answer);
  const { text, share } = nearestIn(partsIn(opening), words);
  return share > 0 ? (opening.includes('\n') ? opening : text) : undefined;
}

const withFirst = (first: string, answer: OfflineAnswer): OfflineAnswer => ({
  ...answer,
  content: `${first}\n\n${answer.content}`,
});
const withLast = (answer: OfflineAnswer, last: string): OfflineAnswer => ({
  ...answer,
  content: `${answer.content}\n\n${last}`,
});

/** Shortens an answer to its first and last paragraph. */
function briefly(answer: OfflineAnswer): OfflineAnswer {
  const last = answer.content.split('\n\n').at(-1) ?? '';
  const opening = openingOf(answer);
  return opening.endsWith(last) ? answer : { ...answer, content: `${opening}\n\n${last}` };
}

/** Joins the first paragraph of several answers, each with its list. */
function joined(answers: readonly OfflineAnswer[]): OfflineAnswer {
  return {
    ...localAnswer(uniquePages(answers.flatMap(({ pages }) => pages)), ...answers.map(openingOf)),
    by: [...new Set(answers.map(({ by }) => by))].join('+'),
    service: answers.find(({ service }) => service)?.service,
    topic: answers.map(({ by, topic = by }) => topic).join('+'),
  };
}

const uniquePages = (pages: readonly PageLink[]) =>
  pages.filter(({ path }, index) => pages.findIndex((page) => page.path === path) === index);

import type { KnowledgeDocument } from '../../knowledge/documents.ts';
import type { KnowledgeBase } from '../../knowledge/types.ts';
import { casesPage, keysOf, openingOf, serviceLink, withoutWord } from './answerParts.ts';
import { businessIn, ownSentence } from './business.ts';
import type { ReadingInContext } from './conversation.ts';
import { escapeMarkdown, type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { fewWords, isUrgent, vague } from './messageParts.ts';
import { unlistedTask } from './noMatch.ts';
import {
  briefly,
  joined,
  nearestText,
  type OfflineAnswer,
  uniquePages,
  withFirst,
  withLast,
} from './offlineAnswer.ts';
import type { QuestionReader } from './readQuestion.ts';
import { type Aspect, aspectAnswer, nearestAnswer } from './subjectAnswers.ts';
import type { createTaskAnswers } from './taskAnswer.ts';
import { type createTopicAnswers, manners, serviceOfTopic } from './topicAnswers.ts';
import { examplesOf, topics } from './topics.ts';

/** The facts, and the functions that read a message and answer a topic. */
export interface Sources {
  readonly base: KnowledgeBase;
  readonly read: QuestionReader;
  readonly answerOf: ReturnType<typeof createTopicAnswers>;
  readonly taskAnswerOf: ReturnType<typeof createTaskAnswers>;
  /** Returns a text for "we do not know". */
  readonly noMatch: (isExpected: boolean) => LocalAnswer;
  /** Posts, cases and automations with their titles, normalised. */
  readonly texts: readonly { readonly title: string; readonly document: KnowledgeDocument }[];
}

/** Answers a reading, or returns `undefined` if a later step must. */
type Step = (reading: ReadingInContext, sources: Sources) => OfflineAnswer | undefined;

/** Maximum number of words of a sentence that tells of the writer's business and little else. */
const mostBusinessWords = 9;
/** Maximum number of pages offered if a question is unclear. */
const mostOffered = 3;
/** Topics that are answered for the service alone in a follow-up. */
const inBrief = new Set(['price', 'time']);
const asksForTask = 'Which task takes the most time? Tell me, and I will point to the right service.';
/** First paragraph of an answer that may be about something else. */
const notSure = 'I am not sure that this is what you ask. The nearest that is written here:';
/** Matches a question for the difference between two services. */
const asksDifference = /\b(?:difference|differs?|different|versus|vs|or)\b/;
/** Matches a question whether a machine could do something. */
const asksForMachine = /\b(?:automat\w*|ai|robots?|machines?|programs?|computers?)\b/;

const wordCount = (text: string) => text.split(' ').length;

/** Answers a question for the reason of the last answer. */
const reason: Step = (reading, { answerOf, noMatch }) => {
  if (reading.whyOf === undefined) return undefined;
  const whyTopic = topics.find(({ id }) => id === reading.whyOf)?.whyTopic;
  return (whyTopic && answerOf(whyTopic, reading)) || { ...noMatch(true), by: 'none' };
};

/** Answers a message that turns down a service: with the answer to its other content, or with the other services. */
const refusal: Step = (reading, { base, answerOf }) => {
  const { refused, words, certainty, likely, service } = reading;
  if (!refused) return undefined;
  const topic = service ?? likely[0] ?? '';
  const isClear = words.length > 2 && certainty !== 'none' && !manners.has(topic) && topic !== refused;
  const answer = isClear ? answerOf(topic, reading) : undefined;
  if (answer) return answer;
  const others = base.offerings.filter(
    ({ id, title }) => id !== refused && (refused !== 'ai' || !/\bAI\b/.test(title)),
  );
  const page = pageAt(base, '/services');
  return {
    ...localAnswer(
      [page],
      'Then something else. We also do:',
      others.map((each) => `- ${serviceLink(each)}: ${each.summary}`).join('\n'),
      `All of it: ${markdownLink(page)}.`,
    ),
    by: 'services',
  };
};

/** Answers the same question for two services: "which is cheaper?" */
const comparison: Step = (reading, sources) =>
  reading.compared &&
  joined(
    reading.compared.map((service) => answerReading({ ...reading, compared: undefined, service }, sources)),
  );

/** Answers a question for the difference between two services with the text of each. */
const difference: Step = (reading, { base, answerOf }) => {
  const { named, text, certainty, likely } = reading;
  const [topic = ''] = likely;
  const owner = certainty === 'none' ? undefined : serviceOfTopic(base, topic);
  const isAsked = named.length === 2 && asksDifference.test(text) && owner !== undefined;
  return isAsked && (owner === topic || !named.includes(owner))
    ? joined(named.flatMap((service) => answerOf(service, reading) ?? []))
    : undefined;
};

/** Answers a title of a post, a case or an automation with its summary. */
const titledText: Step = ({ text }, { texts }) => {
  const found = texts.find(({ title }) => title === text || isLongTitleIn(text, title));
  if (!found) return undefined;
  const { title, summary, path } = found.document;
  const page = { name: title, path };
  return {
    ...localAnswer([page], `**${escapeMarkdown(title)}.** ${summary}`, `More: ${markdownLink(page)}.`),
    by: 'search',
  };
};

/** Whether the text contains a title of three words or more. A shorter title can occur by chance. */
const isLongTitleIn = (text: string, title: string) =>
  wordCount(title) >= 3 && ` ${text} `.includes(` ${title} `);

/** Answers a described task from the catalogue. */
const task: Step = (reading, { taskAnswerOf }) => {
  const own = ownSentence(reading.text);
  const isSure = reading.certainty === 'sure';
  const isSettled = own === 'business' || isUrgent(reading) || (reading.isFollowUp && isSure && !own);
  return isSettled ? undefined : taskAnswerOf(reading);
};

/** Answers the topic that the reader is sure of. */
const sureTopic: Step = (reading, sources) => {
  const [topic = ''] = reading.likely;
  const isVague = ownSentence(reading.text) === 'business' && vague.has(topic);
  return reading.certainty === 'sure' && !isVague ? answerTopic(topic, reading, sources) : undefined;
};

/** Answers an unclear follow-up with the likeliest topic, if one of its words is typical of it. */
const nearTopic: Step = (reading, { base, answerOf }) => {
  const { likely, certainty, isFollowUp, isNear, text, words } = reading;
  const [topic = ''] = likely;
  if (!isFollowUp || !isNear || certainty !== 'unsure' || ownSentence(text) || manners.has(topic))
    return undefined;
  const answer = answerOf(topic, reading);
  if (!answer) return undefined;
  const pages = uniquePages([...answer.pages.slice(0, 1), pageAt(base, '/contact')]);
  return {
    ...answer,
    ...localAnswer(
      pages,
      notSure,
      nearestText(answer, words) ?? withoutWord(openingOf(answer)),
      `More: ${pages.map(markdownLink).join(', or ask a person: ')}.`,
    ),
    by: 'ask',
  };
};

/** Answers a follow-up about a service to which no topic fits. */
const aboutService: Step = ({ isFollowUp, service, text, words }, { base }) => {
  const subject = isFollowUp && !ownSentence(text) ? serviceWith(service, base) : undefined;
  if (!subject) return undefined;
  const { isFound, ...answer } = nearestAnswer(base, subject, words);
  return { ...answer, by: isFound ? 'ask' : 'none', service: subject.id };
};

const serviceWith = (id: string | undefined, { offerings, subOfferings }: KnowledgeBase) =>
  [...offerings, ...subOfferings].find((service) => service.id === id);

/** Answers a message about the writer's business with the companies that we work for. */
const business: Step = (reading, sources) => {
  const { text, certainty } = reading;
  const isBusiness =
    isTrade(text) ||
    (wordCount(text) <= mostBusinessWords && businessIn(text)) ||
    (certainty === 'none' && /^(?:\S+ )?(?:we|our) /.test(text));
  return isBusiness ? answerTopic('industries', reading, sources) : undefined;
};

/** Words of a text that names something in a few words and says nothing else; none for another text. */
const nameIn = (text: string) => {
  const words = text.split(' ');
  const keys = keysOf(words);
  return words.length < fewWords && keys.length === words.length ? keys : [];
};

/** Last words of the examples that only name a trade: "shop" of "flower shop". */
const trades = new Set(
  topics
    .filter(({ id }) => id === 'industries')
    .flatMap(examplesOf)
    .flatMap((example) => nameIn(example).slice(-1)),
);
const isTrade = (text: string) =>
  nameIn(text)
    .slice(-1)
    .some((key) => trades.has(key));

/** Offers the nearest text, or the pages of the named service and of the most likely topics. */
const askBack: Step = (reading, { base, answerOf }) => {
  const { service, likely, words, certainty } = reading;
  if (certainty !== 'unsure') return undefined;
  const contact = pageAt(base, '/contact');
  const answers = [...likely.filter((topic) => !manners.has(topic)), service ?? ''].flatMap(
    (topic) => answerOf(topic, reading) ?? [],
  );
  const nearest = answers[0] && nearestText(answers[0], words);
  const offered = uniquePages(answers.flatMap(({ pages }) => pages.slice(0, 2)))
    .filter(({ path }) => path !== contact.path && path !== '/sitemap')
    .slice(0, mostOffered);
  if (offered.length === 0) return undefined;
  const person = `Or ask a person: ${markdownLink(contact)}.`;
  const paragraphs = nearest
    ? [notSure, nearest, `More: ${offered.map(markdownLink).join(', ')}. ${person}`]
    : [
        'I am not sure that I understand. Is it about one of these?',
        offered.map((page) => `- ${markdownLink(page)}`).join('\n'),
        person,
      ];
  return { ...localAnswer([...offered, contact], ...paragraphs), by: 'ask' };
};

/** Answers a task that no text is about. */
const unknownTask: Step = ({ text }, { base }) =>
  ownSentence(text) || asksForMachine.test(text) ? { ...unlistedTask(base), by: 'none' } : undefined;

/** Steps in the order in which they are tried. */
const steps: readonly Step[] = [
  reason,
  refusal,
  comparison,
  difference,
  titledText,
  task,
  sureTopic,
  nearTopic,
  aboutService,
  business,
  askBack,
  unknownTask,
];

/** Answers a reading by the first step that can, or says that we do not know. */
export function answerReading(
  reading: ReadingInContext,
  sources: Sources,
  isExpected = false,
): OfflineAnswer {
  for (const step of steps) {
    const answer = step(reading, sources);
    if (answer) return answer;
  }
  return { ...sources.noMatch(isExpected), by: 'none' };
}

/** Answers a topic, in a follow-up by what is written about the service that is spoken of. */
export function answerTopic(
  topic: string,
  reading: ReadingInContext,
  { base, answerOf }: Sources,
): OfflineAnswer | undefined {
  const { service, isFollowUp, isOtherTrade, text } = reading;
  const answer = answerOf(topic, reading);
  if (!answer) return undefined;
  if (reading.aspect) return withAspect(answer, reading.aspect, reading, base);
  if (isOtherTrade) return ofOtherTrade(answer, service, base);
  if (topic === 'industries' && (ownSentence(text) || wordCount(text) < fewWords))
    return withLast(answer, asksForTask);
  return isFollowUp && service && inBrief.has(topic) ? briefly(answer) : answer;
}

/** Adds an aspect of a service to an answer, or takes its place if the answer is about the service alone. */
function withAspect(
  answer: OfflineAnswer,
  aspect: Aspect,
  { service, automation }: ReadingInContext,
  base: KnowledgeBase,
): OfflineAnswer {
  const subject = serviceWith(service, base);
  const more = subject && aspectAnswer(base, subject, aspect, automation);
  if (!more) return answer;
  if (answer.topic === 'industries') return withFirst(openingOf(more), answer);
  const isWhole = answer.topic !== 'too-expensive';
  return isWhole ? { ...answer, ...more } : withFirst(openingOf(answer), { ...answer, ...more });
}

/** Says that no case is from that trade, and names the case of the service that is spoken of. */
function ofOtherTrade(
  answer: OfflineAnswer,
  service: string | undefined,
  base: KnowledgeBase,
): OfflineAnswer {
  const page = casesPage(base);
  if (!page) return answer;
  const first = 'No case from that trade is written here. The work counts more than the trade.';
  return service
    ? withFirst(first, answer)
    : { ...answer, ...localAnswer([page], `${first} All cases: ${markdownLink(page)}.`) };
}

import type { Automation, KnowledgeBase } from '../../knowledge/types.ts';
import type { ChatMessage } from '../Assistant.ts';
import { followUpSuggestions } from '../suggestions.ts';
import { closestStudy, namesTrade, studyOfTrade } from './answerParts.ts';
import { businessIn, ownSentence } from './business.ts';
import { followUpOf, ofCase, topicAfter } from './followUps.ts';
import { normalise } from './normalise.ts';
import type { QuestionReader, QuestionReading } from './readQuestion.ts';
import type { Aspect } from './subjectAnswers.ts';
import { serviceOfTopic } from './topicAnswers.ts';

/** Number of the visitor's earlier messages that are read to find the meaning of "it". */
const messagesRead = 6;
/** Maximum number of words of a message that can refer to the subject of an earlier message. */
const fewWords = 4;
/** Topics of questions about a service: "and how much is that?". */
const ofService = new Set([
  'price',
  'time',
  'return',
  'case-studies',
  'languages',
  'support',
  'running-costs',
  'dearer',
]);
/** Topics about the company itself: "it" after them is no service of before. */
const ofCompany = new Set([
  'about',
  'audit',
  'blog',
  'consultation',
  'contact',
  'founder',
  'history',
  'hours',
  'location',
  'mission',
  'offers',
  'vacancies',
  'values',
  'vision',
]);
/** Matches the same question for another business: "and for a shop?" */
const forOthers = /^(?:and|what about|how about|και|ke) (?:for|για|gia) (?:\S+ ){0,2}\S+$/;
/** Matches a further name alone: "and with Xero?" */
const namesOnly = /^(?:and|or|what about|how about)(?: with)? \S+(?: \S+)?$/;
const goesOn =
  /^(?:and|but|so|what about|how about|what if|και|για)\b|\b(?:its?|that|this|they|them|ones?|those|these|then|for (?:me|us))\b/;
/** Matches a question whose subject is a pronoun, so that a service in it is not the subject: "does it need a website". */
const refers = /^(?:(?:and|but|so|ok) )*(?:does|do|can|could|will|would|has) (?:it|they|this|that)\b/;
/** Matches a word that begins a question. */
const asks = /\b(?:how|what|who|when|where|can|do|does|is|are)\b/;
/** Matches a correction or a change of the subject: "no, I meant the price", "can we talk about the website". */
const corrects =
  /^(?:(?:no|sorry|not) .*?)?\bi (?:meant|mean) |^(?:(?:can|could) we|lets|let us) (?:talk|speak) about |^(?:an)?other (?:question|topic) /;
/** Matches an item of a list by its place: "the second", "tell me more about the first one". */
const ordinal =
  /(?:^|\bthe )(first|second|third|fourth|fifth|last|other)(?: one)?$|\bthe (first|second|third|fourth|fifth|last|other) one\b/;
/** Indexes of places in a list. "The other one" is the second. */
const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  other: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  last: -1,
};
/** Matches the separator of two questions: the end of a sentence, or "and" or a comma before a question word. */
const between =
  /[?!.:;\n]+\s+|(?:,|,?\s+and)\s+(?=(?:also\s+)?(?:how|what|when|where|who|which|why|do|does|can|could|is|are|will)\b)/i;

/**
 * Splits a message into its questions. A part of one word, such as a greeting, is left out. A message of more than four
 * parts stays whole.
 */
export function questionsIn(message: string): readonly string[] {
  const parts = message.split(between).filter((part) => normalise(part).includes(' '));
  if (parts.some((part) => ordinal.test(normalise(part)))) return [message];
  return parts.length > 0 && parts.length <= 4 ? parts : [message];
}

/** A reading, completed by the conversation. */
export interface ReadingInContext extends QuestionReading {
  /** Topic of the last answer, if the message asks for its reason; "" if that message had no topic. */
  readonly whyOf?: string;
  /** Aspect of the service that the message asks for. */
  readonly aspect?: Aspect | undefined;
  /** Automation that is spoken of, if the message asks for an aspect. */
  readonly automation?: Automation | undefined;
  /** Ids of the services that the message compares. */
  readonly compared?: readonly string[] | undefined;
  /** Whether the message is about a trade that no case is from. */
  readonly isOtherTrade?: boolean;
  /** Whether `service` comes from an earlier message. */
  readonly isFollowUp?: boolean;
}

/** A message of the conversation. The visitor's have a reading. */
type Told = ChatMessage & { readonly reading?: ReadingInContext };

/** A message and the conversation before it. */
interface Talk {
  readonly reading: QuestionReading;
  readonly told: readonly Told[];
  readonly read: QuestionReader;
  readonly base: KnowledgeBase;
  /** Readings of the earlier messages, latest first. */
  readonly before: readonly QuestionReading[];
  readonly last: QuestionReading;
  readonly topicBefore: string;
  /** The answer before, in markdown. */
  readonly reply: string;
  /** Service that is spoken of. */
  readonly subject: string | undefined;
  /** The same, but also from before a long message about something else. */
  readonly lastingSubject: string | undefined;
  /** Words that name the writer's business. */
  readonly business: readonly string[];
}

/** Completes a reading, or returns `undefined` if another rule must. */
type Rule = (talk: Talk) => ReadingInContext | undefined;

/**
 * Completes a reading from the conversation. The message may accept an offer, choose an item of a list or ask for more.
 * It may ask the same about another service, or something else about the same service.
 */
export function inContext(
  reading: QuestionReading,
  history: readonly ChatMessage[],
  read: QuestionReader,
  base: KnowledgeBase,
): ReadingInContext {
  const business = businessOf(history);
  const told: Told[] = [];
  for (const message of history.slice(-2 * messagesRead))
    told.push(
      message.isUser
        ? { ...message, reading: complete(read(message.content), [...told], read, base, business) }
        : message,
    );
  return complete(reading, told, read, base, business);
}

/** Completes a reading by the first rule that fits. */
function complete(
  reading: QuestionReading,
  told: readonly Told[],
  read: QuestionReader,
  base: KnowledgeBase,
  business: readonly string[],
): ReadingInContext {
  const before = told.flatMap((message) => message.reading ?? []).reverse();
  const [last] = before;
  if (!last || reading.refused) return reading;
  const subjects = subjectsIn(told, base);
  const talk: Talk = {
    reading,
    told,
    read,
    base,
    before,
    last,
    topicBefore: last.likely[0] ?? '',
    reply: told.findLast(({ isUser }) => !isUser)?.content ?? '',
    subject: subjects.find(({ isRecent }) => isRecent)?.service,
    lastingSubject: subjects[0]?.service,
    business,
  };
  for (const rule of rules) {
    const found = rule(talk);
    if (found) return found;
  }
  return reading;
}

/** Returns the words of the latest sentence that names the writer's business. */
const businessOf = (history: readonly ChatMessage[]) =>
  history
    .filter(({ isUser }) => isUser)
    .flatMap(({ content }) => questionsIn(content).map((part) => businessIn(normalise(part))))
    .findLast(Boolean)
    ?.split(' ') ?? [];

const servicesOf = ({ base }: Pick<Talk, 'base'>) => [...base.offerings, ...base.subOfferings];
const isShort = ({ words }: QuestionReading) => words.length <= fewWords;
const goesOnFrom = ({ reading }: Talk) => goesOn.test(reading.text);

/** "No, I meant the price": answers the corrected question. */
const correction: Rule = ({ reading, told, read, base, topicBefore, business }) => {
  if (!corrects.test(reading.text)) return undefined;
  const meant = read(reading.text.replace(corrects, '').replace(/ (?:instead|now|please)$/, ''));
  const { service } = meant;
  if (service && meant.certainty !== 'sure')
    return about(meant, ofService.has(topicBefore) ? topicBefore : service, service);
  const question = meant.certainty === 'unsure' ? ({ ...meant, certainty: 'sure' } as const) : meant;
  return complete(question, told, read, base, business);
};

/** "Yes please": answers the page that was asked about, or the first suggestion. */
const acceptance: Rule = ({ reading, told, read, base, last, reply, subject }) => {
  if (reading.meaning !== 'yes') return undefined;
  if (last.certainty === 'unsure') return { ...last, certainty: 'sure', service: subject };
  const question = told.findLast(({ isUser }) => isUser)?.content ?? '';
  if (subject) return about(reading, 'getting-started', subject);
  const [offer = ''] = followUpSuggestions(question, reply, base);
  return { ...read(offer), service: subject };
};

/** "Which is cheaper?": answers for the two services that were named. */
const comparison: Rule = ({ reading, before }) => {
  const { meaning } = reading;
  const compared = [...new Set(before.flatMap(({ named }) => named))].slice(0, 2);
  return (meaning === 'cheaper' || meaning === 'faster') && compared.length > 1
    ? { ...about(reading, meaning === 'cheaper' ? 'price' : 'time'), compared }
    : undefined;
};

/** "How long?" after a topic that states its own time, or "and then?" after one that goes on in another. */
const ownFacts: Rule = ({ reading, last, base, topicBefore }) => {
  const [topic = ''] = reading.likely;
  const { meaning = reading.certainty === 'none' ? '' : topic } = reading;
  const { within } = base.moreFaqs.find((each) => each.topic === topicBefore) ?? {};
  const found = topicAfter(within === 'audit' ? 'audit' : topicBefore, meaning);
  const isOwn = meaning === 'next' || (last.certainty === 'sure' && !last.service);
  return found && isOwn ? about(reading, found) : undefined;
};

/** "Who does it?", "per user?": a short question with a meaning of its own in a conversation. */
const shortQuestion: Rule = (talk) => {
  const { reading } = talk;
  const found = reading.meaning && followUpOf(reading.meaning, talk);
  if (!found) return undefined;
  const { topic, aspect } = found;
  if (ofCase.has(topic)) return aboutCase(talk, topic);
  const service = serviceOf(talk) ?? (ofService.has(topic) ? talk.lastingSubject : undefined);
  const automation = talk.told
    .flatMap(({ content, isUser }) => (isUser ? [] : (automationIn(content, talk.base) ?? [])))
    .findLast((each) => each.service === service);
  return { ...about(reading, topic, service), aspect, automation, isFollowUp: true };
};

/** "Why?": answers with the reason for the answer before. */
const reason: Rule = ({ reading, base, before, subject }) => {
  if (reading.meaning !== 'why') return undefined;
  const named = before.find(({ meaning }) => meaning !== 'why');
  const [topic = ''] = named?.certainty === 'none' ? [] : (named?.likely ?? []);
  const { within: whyOf = topic } = base.moreFaqs.find((each) => each.topic === topic) ?? {};
  return { ...reading, whyOf, service: subject };
};

/** "That one": repeats the question for the service that is spoken of. */
const pointed: Rule = ({ reading, topicBefore, subject }) =>
  subject && reading.meaning === 'that-one'
    ? about(reading, ofService.has(topicBefore) ? topicBefore : subject, subject)
    : undefined;

/** A question for a case: finds it by the trade, by the words, or by the service that is spoken of. */
const caseQuestion: Rule = (talk) => {
  const { reading, base, topicBefore } = talk;
  const [topic = ''] = reading.likely;
  if (reading.certainty === 'sure' && ofCase.has(topic)) return aboutCase(talk, topic);
  if (!ofCase.has(topicBefore)) return undefined;
  if (closestStudy({ base, words: reading.words }))
    return goesOnFrom(talk) || isShort(reading) ? about(reading, topicBefore) : undefined;
  return forOthers.test(reading.text) ? aboutCase(talk, topicBefore) : undefined;
};

/** Reads a question for a case: of the named trade, of the last answer, of the writer's trade or of the service, in this order. */
function aboutCase(talk: Talk, topic: string): ReadingInContext {
  const { reading, base, before, business, subject, reply } = talk;
  const named = closestStudy({ base, words: reading.words });
  const told =
    topic === 'case-studies' ? undefined : base.caseStudies.find(({ title }) => reply.includes(title));
  const isForTrade = namesTrade(reading.text);
  const ofWriter = isForTrade || named ? undefined : studyOfTrade({ base, words: business });
  const study = named ?? told ?? ofWriter;
  if (study) return { ...about(reading, topic), words: normalise(study.client).split(' ') };
  const isOtherTrade = isForTrade || (business.length > 0 && topic === 'case-studies');
  const words =
    isOtherTrade || subject ? reading.words : [...reading.words, ...before.flatMap((each) => each.words)];
  return { ...about(reading, topic, reading.service ?? subject), words, isOtherTrade };
}

/** "Do you work with firms like ours?": adds the client of the writer's trade. */
const trade: Rule = ({ reading, base, business }) => {
  if (reading.certainty !== 'sure' || reading.likely[0] !== 'industries') return undefined;
  const study = studyOfTrade({ base, words: business });
  return study && { ...reading, words: [...reading.words, ...normalise(study.client).split(' ')] };
};

/** "And for a shop?": answers the same question. */
const forAnother: Rule = ({ reading, topicBefore, subject }) =>
  subject && !reading.service && forOthers.test(reading.text) && ofService.has(topicBefore)
    ? about(reading, topicBefore, subject)
    : undefined;

/** "And with Xero?" */
const furtherProgram: Rule = ({ reading, topicBefore }) =>
  topicBefore === 'technologies' && namesOnly.test(reading.text) ? about(reading, topicBefore) : undefined;

/** "The other one": answers for the other service of the conversation. */
const otherService: Rule = (talk) => {
  const { reading, before, topicBefore, subject } = talk;
  if (!/\bother one$/.test(reading.text) || !subject) return undefined;
  const other = servicesOf(talk).find(
    ({ id }) => id !== subject && before.some((each) => each.service === id || each.likely[0] === id),
  );
  return other && about(reading, ofService.has(topicBefore) ? topicBefore : other.id, other.id);
};

/** "The second one": answers the item of the latest list. */
const listItem: Rule = (talk) => {
  const { reading, told, read, last, subject } = talk;
  const item = itemNamed(reading.text, told);
  if (!item)
    return ordinal.test(reading.text) && isShort(reading)
      ? { ...last, certainty: 'unsure', service: subject }
      : undefined;
  const service = servicesOf(talk).find(({ title }) => title === item);
  if (!service) return { ...read(item), text: normalise(item) };
  const [asked = ''] = reading.likely;
  const isAsked = ofService.has(asked) || (reading.certainty === 'sure' && asks.test(reading.text));
  return isAsked && !isShort(reading) ? about(reading, asked, service.id) : about(reading, service.id);
};

/** "Tell me more": answers about the subject again. */
const more: Rule = ({ reading, last, topicBefore, subject }) => {
  const topic = subject ?? (last.certainty === 'sure' ? topicBefore : undefined);
  return topic && reading.meaning === 'more' ? about(reading, topic) : undefined;
};

/** A longer question without "it": only its price or time can be that of the earlier service. */
const ownQuestion: Rule = (talk) => {
  const { reading, lastingSubject } = talk;
  const [topic = ''] = reading.likely;
  if (goesOnFrom(talk) || isShort(reading)) return undefined;
  if (!ofService.has(topic) || ofCase.has(topic)) return reading;
  return { ...reading, service: reading.service ?? lastingSubject, isFollowUp: !reading.service };
};

/** "And a chatbot?": answers the same question for another service. */
const sameForService: Rule = (talk) => {
  const { reading, topicBefore } = talk;
  const { service } = reading;
  const [topic = ''] = reading.likely;
  const isAlone = topic === service || (goesOnFrom(talk) && isShort(reading) && !ofService.has(topic));
  return service && isAlone && !refers.test(reading.text) && ofService.has(topicBefore)
    ? about(reading, topicBefore, service)
    : undefined;
};

/** "Can it write them?": the subject is the service that is spoken of, whatever other service the words recall. */
const ofSubject: Rule = (talk) => {
  const { reading, base, subject } = talk;
  if (!subject || !goesOnFrom(talk) || reading.isExample || ownSentence(reading.text)) return undefined;
  const [likeliest = ''] = reading.likely;
  const isNamed = reading.service !== undefined && !refers.test(reading.text);
  const owner = ownerOf(likeliest, subject, base, reading.service);
  if (isNamed || !owner) return undefined;
  const topic = reading.likely
    .slice(0, 3)
    .find((id) => !ofService.has(id) && !ownerOf(id, subject, base, reading.service));
  if (topic && owner !== 'part' && reading.certainty === 'sure')
    return { ...about(reading, topic, subject), isFollowUp: true };
  return owner !== 'detail'
    ? { ...reading, certainty: 'unsure', service: subject, isNear: false, isFollowUp: true }
    : undefined;
};

/** "How much?": price, time and the like of the service that is spoken of. */
const priceOrTime: Rule = ({ reading, subject, lastingSubject }) => {
  const [topic = ''] = reading.likely;
  const service = reading.service ?? subject ?? lastingSubject;
  return service && ofService.has(topic) && reading.certainty !== 'none'
    ? { ...about(reading, topic, service), isFollowUp: !reading.service }
    : undefined;
};

/** Any other message: what is written about the service that is spoken of may answer it. */
const anything: Rule = (talk) => {
  const { reading, base, subject } = talk;
  const [topic = ''] = reading.likely;
  const isNear =
    reading.isNear &&
    !(subject && ['service', 'part'].includes(ownerOf(topic, subject, base, reading.service) ?? ''));
  return { ...reading, service: serviceOf(talk), isNear, isFollowUp: true };
};

/** Rules in the order in which they are tried. */
const rules: readonly Rule[] = [
  correction,
  acceptance,
  comparison,
  otherService,
  listItem,
  ownFacts,
  shortQuestion,
  reason,
  pointed,
  caseQuestion,
  trade,
  forAnother,
  furtherProgram,
  more,
  ownQuestion,
  sameForService,
  ofSubject,
  priceOrTime,
  anything,
];

/** The service that a message names, or that is spoken of. */
const serviceOf = ({ reading, subject }: Talk) =>
  subject && refers.test(reading.text) ? subject : (reading.service ?? subject);

/**
 * Returns `service` if a topic is another service than the subject, `part` if it is about one alone or about one that is
 * only named beside it, `detail` if it is another detail of one, and `undefined` if it can be about the subject.
 */
function ownerOf(
  topic: string,
  subject: string,
  base: KnowledgeBase,
  named: string | undefined,
): 'service' | 'part' | 'detail' | undefined {
  const parentOf = (id: string) => base.subOfferings.find((each) => each.id === id)?.parent ?? id;
  const faq = base.moreFaqs.find((each) => each.topic === topic);
  const owner = serviceOfTopic(base, topic) ?? faq?.service;
  if (!owner || parentOf(owner) === parentOf(subject)) return undefined;
  if (owner === topic) return 'service';
  return !faq?.within || owner === named ? 'part' : 'detail';
}

/**
 * Returns the item that a text names by its place. The list is in the latest reply that has one: bullets, or three
 * links in a sentence.
 */
function itemNamed(text: string, history: readonly ChatMessage[]): string | undefined {
  const [, place, placeOfOne] = ordinal.exec(text) ?? [];
  if (!place && !placeOfOne) return undefined;
  const lists = history
    .filter(({ isUser }) => !isUser)
    .map(({ content }) => {
      const bullets = [...content.matchAll(/^- (?:\[(.+?)\]\(|\*\*(.+?)\*\*)/gm)].map(
        (found) => found[1] ?? found[2],
      );
      const links = content
        .split('\n')
        .map((line) => [...line.matchAll(/\[(.+?)\]\(/g)].map(([, name]) => name));
      return bullets.length > 1 ? bullets : (links.find((names) => names.length > 2) ?? []);
    });
  return lists.findLast((list) => list.length > 0)?.at(ordinals[place ?? placeOfOne ?? ''] ?? 0);
}

const about = (reading: QuestionReading, topic: string, service?: string): QuestionReading => ({
  ...reading,
  certainty: 'sure',
  likely: [topic, ...reading.likely.filter((id) => id !== topic)],
  service,
});

/** Matches a first paragraph that links one page, that of a service. */
const firstLinked = /^[^[\n]*\[[^\]]*\]\(\/services\/([\w-]+)\)[^[\n]*(?:\n|$)/;

/** Returns the first automation that an answer links. */
const automationIn = (content: string, { automations }: KnowledgeBase) =>
  automations.find(({ id }) => id === /\/automations#([\w-]+)/.exec(content)?.[1]);

/**
 * Returns the services of the earlier messages and answers, latest first. `isRecent` is false before a long message that
 * is unclear or about the company itself, as what follows may be about something else. Only a question for price or time
 * looks further back. A service that was asked about comes before one that only an answer begins with, or that only
 * an answer to "how accurate is it" belongs to.
 */
function subjectsIn(told: readonly Told[], base: KnowledgeBase) {
  const services = servicesOf({ base });
  const found: { readonly service: string; readonly isRecent: boolean; readonly isDetail: boolean }[] = [];
  let isRecent = true;
  for (const { content, isUser, reading } of told.toReversed()) {
    const titled = services.find(({ title }) => content.replace(/^Yes\. /, '').startsWith(`**${title}.`));
    const ofAnswer = titled?.id ?? (isUser ? undefined : automationIn(content, base)?.service);
    if (ofAnswer) found.push({ service: ofAnswer, isRecent, isDetail: false });
    const linked = isUser ? undefined : firstLinked.exec(content)?.[1];
    if (linked) found.push({ service: linked, isRecent, isDetail: true });
    if (!reading) continue;
    const { service, likely, certainty, words, text } = reading;
    const [topic = ''] = certainty === 'sure' ? likely : [];
    const isNamed = certainty === 'sure' || words.length <= 2 * fewWords || topic === service;
    const id = (isNamed ? service : undefined) ?? serviceOfTopic(base, topic);
    const isDetail =
      refers.test(text) ||
      (!service &&
        (certainty !== 'sure' ||
          (goesOn.test(text) && base.moreFaqs.some((each) => each.topic === topic && each.within))));
    if (id) found.push({ service: id, isRecent, isDetail });
    else if (
      !goesOn.test(text) &&
      words.length > fewWords &&
      (certainty !== 'sure' || ofCompany.has(topic))
    ) {
      isRecent = false;
      const likeliest = likely
        .slice(0, 3)
        .find((each) => services.some(({ id: service }) => service === each));
      if (certainty === 'unsure' && likeliest) found.push({ service: likeliest, isRecent, isDetail: false });
    }
  }
  return found.sort((one, other) => Number(one.isDetail) - Number(other.isDetail));
}

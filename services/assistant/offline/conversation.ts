import type { KnowledgeBase } from '../../knowledge/types.ts';
import type { ChatMessage } from '../Assistant.ts';
import { followUpSuggestions } from '../suggestions.ts';
import { closestStudy } from './answerParts.ts';
import { normalise } from './normalise.ts';
import type { QuestionReader, QuestionReading } from './readQuestion.ts';
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
/** Topics of questions about a single case. */
const ofCase = new Set(['case-studies', 'setbacks', 'case-results']);
/** Topics that state their own price and time. */
const withOwnFacts = new Set(['audit', 'consultation']);

const accepts =
  /^(?:yes|yeah|yep|yup|sure|please|of course|go ahead|sounds good|please do|do it|ναι|nai)(?: (?:please|thanks|thank you|of course|sure|do|go ahead|i would|id like that|παρακαλω|parakalo))*$/;
const wantsMore =
  /^tell me about (?:it|that|this)$|^(?:and |please |can you |could you |tell |show |give |say |i want |to know |know |me |a bit |a little )*(?:more|details|go on|continue|explain|elaborate|how so|in what way|πες μου περισσοτερα|περισσοτερα)(?: (?:more|please|about|on|it|that|this|them|details|info\w*))*$/;
/** Matches a question for the reason or the meaning of the last answer. */
const asksWhy =
  /^(?:(?:and|but|so|ok|hm|no|sorry) )*(?:why|why not|why so|how come|for what reason|what do you mean|what does that mean|what do you mean (?:by|with) (?:that|this|it)|i (?:dont|do not) (?:understand|get it|get that)|meaning|γιατι|giati|δηλαδη|diladi)$|^(?:and |but )?why (?:so|is (?:it|that|this)|are they|does it|do (?:you|they) (?:do|say) (?:that|it))\b/;
/** Matches the same question for another business: "and for a shop?" */
const forOthers = /^(?:and|what about|how about|και|ke) (?:for|in|για|gia) (?:\S+ ){0,2}\S+$/;
/** Matches a further name alone: "and with Xero?" */
const namesOnly = /^(?:and|or|what about|how about)(?: with)? \S+(?: \S+)?$/;
const goesOn =
  /^(?:and|but|so|what about|how about|what if|και|για)\b|\b(?:its?|that|this|they|them|ones?|those|these|then|for (?:me|us))\b/;
/** Matches a correction of the last question: "no, I meant the price". */
const corrects = /^(?:(?:no|sorry|not) .*?)?\bi (?:meant|mean) /;
/** Matches a reference to the last subject: "that one". */
const points = /^(?:(?:and|yes|ok|no) )*(?:that|this) one$/;
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
  return parts.length > 0 && parts.length <= 4 ? parts : [message];
}

/** A reading, completed by the conversation. */
export interface ReadingInContext extends QuestionReading {
  /** Topic of the last answer, if the message asks for its reason; "" if that message had no topic. */
  readonly whyOf?: string;
}

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
  const asked = history.findLastIndex(({ isUser }) => isUser);
  const questions = history.filter(({ isUser }) => isUser).map(({ content }) => content);
  const before = questions
    .slice(-messagesRead)
    .reverse()
    .map((each) => read(each));
  const [last] = before;
  if (!last || reading.refused) return reading;
  const reply = history[asked + 1]?.content ?? '';
  const services = [...base.offerings, ...base.subOfferings];
  const subjects = subjectsIn(history, read, base);
  const subject = subjects.find(({ isRecent }) => isRecent)?.service;

  if (corrects.test(reading.text)) {
    const meant = read(reading.text.replace(corrects, ''));
    const { service: named } = meant;
    if (named && meant.certainty !== 'sure')
      return about(meant, ofService.has(last.likely[0] ?? '') ? (last.likely[0] ?? '') : named, named);
    return inContext(
      meant.certainty === 'unsure' ? { ...meant, certainty: 'sure' } : meant,
      history,
      read,
      base,
    );
  }
  if (accepts.test(reading.text)) {
    if (last.certainty === 'unsure') return { ...last, certainty: 'sure', service: subject };
    const [offer = ''] = followUpSuggestions(questions.at(-1) ?? '', reply, base);
    return { ...read(offer), service: subject };
  }
  const [topicBefore = ''] = last.likely;
  if (asksWhy.test(reading.text)) {
    const named = before.find(({ text }) => !asksWhy.test(text));
    const [whyOf = ''] = named?.certainty === 'none' ? [] : (named?.likely ?? []);
    return { ...reading, whyOf, service: subject };
  }
  if (subject && points.test(reading.text))
    return about(reading, ofService.has(topicBefore) ? topicBefore : subject, subject);
  const isOfCase = reading.certainty === 'sure' && ofCase.has(reading.likely[0] ?? '');
  if (isOfCase || ofCase.has(topicBefore)) {
    const words = closestStudy({ base, words: reading.words })
      ? reading.words
      : [...reading.words, ...before.flatMap((each) => each.words)];
    if (isOfCase) return { ...reading, words };
    if (words === reading.words && (goesOn.test(reading.text) || words.length <= fewWords))
      return about(reading, topicBefore);
  }
  if (subject && !reading.service && forOthers.test(reading.text) && ofService.has(topicBefore))
    return about(reading, topicBefore, subject);
  if (topicBefore === 'technologies' && namesOnly.test(reading.text)) return about(reading, topicBefore);
  const other = services.find(
    ({ id }) => id !== subject && before.some((each) => each.service === id || each.likely[0] === id),
  );
  if (/\bother one$/.test(reading.text) && subject && other)
    return about(reading, ofService.has(topicBefore) ? topicBefore : other.id, other.id);
  const item = itemNamed(reading.text, history);
  if (item) {
    const service = services.find(({ title }) => title === item);
    if (!service) return { ...read(item), text: normalise(item) };
    const [asked = ''] = reading.likely;
    return ofService.has(asked) && reading.words.length > fewWords
      ? about(reading, asked, service.id)
      : about(reading, service.id);
  }
  if (ordinal.test(reading.text) && reading.words.length <= fewWords)
    return { ...last, certainty: 'unsure', service: subject };
  const topic = subject ?? (last.certainty === 'sure' ? last.likely[0] : undefined);
  if (topic && wantsMore.test(reading.text)) return about(reading, topic);
  const isOn = goesOn.test(reading.text);
  const [likeliest = ''] = reading.likely;
  if (!isOn && reading.words.length > fewWords)
    return ofService.has(likeliest) && !ofCase.has(likeliest)
      ? { ...reading, service: reading.service ?? subjects[0]?.service }
      : reading;
  if (withOwnFacts.has(topicBefore) && last.certainty === 'sure' && !last.service && ofService.has(likeliest))
    return about(reading, topicBefore);
  const { service } = reading;
  const isServiceAlone =
    likeliest === service || (isOn && reading.words.length <= fewWords && !ofService.has(likeliest));
  if (service && isServiceAlone && ofService.has(topicBefore)) return about(reading, topicBefore, service);
  const lasting = service ?? subject ?? subjects[0]?.service;
  if (lasting && ofService.has(likeliest) && reading.certainty !== 'none')
    return about(reading, likeliest, lasting);
  return { ...reading, service: service ?? subject };
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
  likely: [topic],
  service,
});

/**
 * Returns the services of the earlier messages and answers, latest first. `isRecent` is false before a long message
 * without a service, as that may be about something else. Only a question for price or time looks further back. A service
 * that was asked about comes before one that only the answer to "how accurate is it" belongs to.
 */
function subjectsIn(history: readonly ChatMessage[], read: QuestionReader, base: KnowledgeBase) {
  const services = [...base.offerings, ...base.subOfferings];
  const found: { readonly service: string; readonly isRecent: boolean; readonly isDetail: boolean }[] = [];
  let isRecent = true;
  for (const { content, isUser } of history.slice(-2 * messagesRead).reverse()) {
    const titled = services.find(({ title }) => content.replace(/^Yes\. /, '').startsWith(`**${title}.`));
    if (titled) found.push({ service: titled.id, isRecent, isDetail: false });
    if (!isUser) continue;
    const { service, likely, certainty, words, text } = read(content);
    const [topic = ''] = certainty === 'none' ? [] : likely;
    const id = service ?? serviceOfTopic(base, topic);
    const isDetail =
      !service &&
      (certainty !== 'sure' ||
        (goesOn.test(text) && base.moreFaqs.some((each) => each.topic === topic && each.within)));
    if (id) found.push({ service: id, isRecent, isDetail });
    else if (!goesOn.test(text) && words.length > fewWords) isRecent = false;
  }
  return found.sort((one, other) => Number(one.isDetail) - Number(other.isDetail));
}

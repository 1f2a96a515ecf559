import type { KnowledgeBase } from '../../knowledge/types.ts';
import { keysOf } from './answerParts.ts';
import { countNgrams, createClassifier } from './classifier.ts';
import { everyday } from './everyday.ts';
import { createFollowUpReader, type FollowUpMeaning } from './followUps.ts';
import greek from './greek.json';
import { normalise } from './normalise.ts';
import { createSpelling } from './spelling.ts';
import { examplesOf, topics } from './topics.ts';
import { turnsDown } from './turnsDown.ts';

/** Certainty of the topic. `sure`: it is answered. `unsure`: the assistant asks back. `none`: no topic fits. */
export type Certainty = 'sure' | 'unsure' | 'none';

/** Result of reading a question. */
export interface QuestionReading {
  /**
   * The question, normalised, with `ourcompany`, `ourfounder`, `ourcity` and `ourcountry` for the names. Typos are
   * corrected, and a service that it turns down is removed.
   */
  readonly text: string;
  readonly words: readonly string[];
  readonly certainty: Certainty;
  /** Ids of the five most likely topics, services and solutions, best first. */
  readonly likely: readonly string[];
  /**
   * Id of the service or solution that the question names, even if its topic is another. If it names several, the one
   * with the longest name.
   */
  readonly service: string | undefined;
  /** Ids of all services and solutions that the question names. */
  readonly named: readonly string[];
  /** Whether an informative word of the question occurs in the examples of the likeliest topic, or it has none. */
  readonly isNear: boolean;
  /** Id of the service that the question turns down: "no website". */
  readonly refused: string | undefined;
  /** Whether the question is an example of its topic, word for word. */
  readonly isExample: boolean;
  /** Meaning that the question has in a conversation; `undefined` if it means the same there as alone. */
  readonly meaning: FollowUpMeaning | undefined;
}

/** Id of the everyday questions, which compete with the topics and have no answer. */
const background = 'everyday';
/** Words before the name of a service that add nothing. */
const beforeName = /^(?:(?:and|or|so|but|ok|what about|how about|the|an?|your|with) )+/;
/** Topics of a keyword beside the name of a service. */
const rates = new Set(['price', 'time', 'return', 'running-costs']);
/** Matches a question for price or time beside other words: "a chatbot for my shop, how much". */
const asksRate = /\b(?:how much|how long|price|costs?)\b/;
/** Matches the beginning of a wish for a service. */
const wish = /^(?:(?:i|we|need|want|a|an|the|would like|looking for|am|are|about) )*/;
/** Words that do not change the meaning of a question. */
const fillers =
  / (?:exactly|actually|basically|seriously|honestly|anyway|by the way|btw)(?= .)|^ (?:okay|ok|well)(?= .)| (?:pls|plz|please)(?= $)|^ (?:(?:γεια(?: σας| σου)?|καλησπερα(?: σας)?|καλημερα(?: σας)?|kalispera|kalimera|geia(?: sas)?)(?= (?!σας|σου|sas|sou)\S+ \S+)|(?:hi|hello|good (?:morning|afternoon|evening))(?= (?:we|i (?:have|run|own)|our|can|do) ))/g;
/**
 * Minimum lead of the best topic over the background. The lead is divided by the root of the question's length. Above
 * `sure` the topic is answered, above `unsure` the assistant asks back.
 */
const leads = { sure: 5, unsure: -8 };
/** The same for a message that is probably about the company, such as a later one of a conversation. */
const expectedLeads = { sure: 3, unsure: -13 };
/** Deduction from the lead for each word that occurs in no example. */
const unknownWord = 20;
/** Weight of topic words in the correction of typos. They are more likely than everyday words. */
const topicWeight = 3;

/** Reads a question. `isExpected` is true if it is probably about the company. */
export type QuestionReader = (question: string, isExpected?: boolean) => QuestionReading;

/**
 * Creates the reader of questions from the examples of the topics. A service without a topic is recognised by its entry
 * in the knowledge base.
 */
export function createQuestionReader(base: KnowledgeBase): QuestionReader {
  const services = [...base.offerings, ...base.subOfferings];
  const examples = examplesByTopic(services, base);
  const everydayExamples = Object.values(everyday).flatMap((kind) => kind.trim().split(/;\s+/));
  const allTopics = countNgrams([]);
  const counted = new Map([...examples].map(([id, texts]) => [id, countNgrams(texts, allTopics)]));
  const everydayCounts = countNgrams(everydayExamples);
  const rank = createClassifier(new Map([...counted, [background, everydayCounts]]));
  const readFollowUp = createFollowUpReader(allTopics, everydayCounts);

  const keysOfTopic = new Map(
    [...examples].map(([id, texts]) => [id, new Set(keysOf(texts.join(' ').split(' ')))] as const),
  );
  const topicOf = new Map([...examples].flatMap(([id, texts]) => texts.map((text) => [text, id] as const)));
  const frequencies = new Map<string, number>();
  const count = (texts: Iterable<string>, weight: number) => {
    for (const word of [...texts].join(' ').split(' '))
      frequencies.set(word, (frequencies.get(word) ?? 0) + weight);
  };
  count(topicOf.keys(), topicWeight);
  count(everydayExamples, 1);

  const { fullName, name: shortName, founder } = base.company;
  const { city, country } = base.contact.headquarters;
  const meanings = [
    [fullName, 'ourcompany'],
    [shortName, 'ourcompany'],
    [founder.name, 'ourfounder'],
    [founder.name.split(' ')[0], 'ourfounder'],
    [city, 'ourcity'],
    [country, 'ourcountry'],
  ].map(([name = '', meaning]) => [` ${normalise(name)} `, ` ${meaning} `] as const);
  // Names and the places of clients are known words, so that they are spelled right and count as ours.
  count(
    [...meanings.map(([name]) => name.trim()), ...base.caseStudies.map(({ client }) => normalise(client))],
    1,
  );
  const mend = createSpelling(frequencies);
  const names = [
    ...topics.map(({ id, names: all = [] }) => ({ id, names: all })),
    ...services.map(({ id, title }) => ({ id, names: [normalise(title)] })),
  ]
    .flatMap(({ id, names: all }) => all.map((name) => ({ id, name })))
    .sort((a, b) => b.name.length - a.name.length);
  const serviceNames = names.filter(({ id }) => services.some((service) => service.id === id));

  /** Topic of a keyword beside the name of a service: "chatbot price". */
  function topicBeside(text: string, [id]: readonly string[]): string | undefined {
    const { name } = serviceNames.find((each) => each.id === id && hasName(text, each.name)) ?? {};
    const rest = [`${name}s`, `${name}`].reduce((left, each) => left.replace(` ${each} `, ' '), ` ${text} `);
    const topic = name && topicOf.get(rest.trim());
    return topic && rates.has(topic) ? topic : undefined;
  }

  /** Whether a text is the name of a service alone: "and the website". */
  const isNameOf = (text: string, [id]: readonly string[]) => {
    const rest = text.replace(beforeName, '');
    return (
      rest !== text &&
      serviceNames.some(({ id: each, name }) => each === id && (rest === name || rest === `${name}s`))
    );
  };

  /** Whether a text begins with the name of a service: "a chatbot for my shop". */
  const beginsWithName = (text: string, [id]: readonly string[]) =>
    serviceNames.some(
      ({ id: each, name }) => each === id && `${text.replace(wish, '')} `.startsWith(`${name} for `),
    );

  return (question, isExpected = false) => {
    const corrected = normalise(question).split(' ').map(mend).join(' ');
    const spelled = isExpected ? inQuestionOrder(corrected) : corrected;
    const whole = meanings
      .reduce((text, [name, meaning]) => text.replaceAll(name, meaning), ` ${spelled} `)
      .replace(fillers, '')
      .trim();
    const refusal = turnsDown(whole, names);
    const text = refusal?.rest ?? whole;
    const words = text.split(' ');

    const ratings = rank(text);
    const best = ratings.filter(({ id }) => id !== background);
    const meant = words.filter((word) => frequencies.has(word) && !/^\d+$/.test(word));
    const isNonsense = meant.length * 2 < words.length;
    const named = [...new Set(serviceNames.filter(({ name }) => hasName(text, name)).map(({ id }) => id))];
    const example = topicOf.get(text);
    const known = example ?? (isNameOf(text, named) ? named[0] : topicBeside(text, named));
    // A keyword between unknown words, such as "xyzzy chatbot qq".
    const keyword = isNonsense ? topicOf.get(meant.join(' ')) : undefined;
    const keys = keysOf(words);
    const isFar = keys.length > 0 && !keys.some((key) => keysOfTopic.get(best[0]?.id ?? '')?.has(key));
    const rate =
      asksRate.test(text) && named.length > 0
        ? best.slice(0, 3).find(({ id }) => id === 'price' || id === 'time')?.id
        : undefined;
    const isForService = rate !== undefined || beginsWithName(text, named);
    const first = known ?? keyword ?? rate ?? (isForService ? named[0] : undefined);
    const likely = [...new Set([...(first ? [first] : []), ...best.map(({ id }) => id)])].slice(0, 5);
    const unknown = words.filter((word) => word.length > 3 && !frequencies.has(word));
    const everydayScore = ratings.find(({ id }) => id === background)?.score ?? 0;
    const lead =
      ((best[0]?.score ?? 0) - everydayScore - unknown.length * unknownWord) / Math.sqrt(text.length + 1);
    const rated = isNonsense ? 'none' : certaintyOf(lead, isFar ? 1 : words.length, isExpected);
    return {
      text,
      words,
      certainty: known || (isForService && rated === 'unsure') ? 'sure' : keyword ? 'unsure' : rated,
      likely,
      service: named[0],
      named,
      isNear: !isFar,
      refused: refusal?.id,
      isExample: example !== undefined,
      meaning: readFollowUp(text, example !== undefined),
    };
  };
}

/** Certainty of a lead. A single word that is no example is never `sure`. */
function certaintyOf(lead: number, wordCount: number, isExpected: boolean): Certainty {
  const { sure, unsure } = isExpected ? expectedLeads : leads;
  if (lead > sure && wordCount > 1) return 'sure';
  return lead > unsure ? 'unsure' : 'none';
}

/** Puts the words of a question by a second-language writer in order: "what it can do", "how you work". */
const inQuestionOrder = (text: string) =>
  text
    .replace(
      /^((?:(?:and|so|but|ok) )*(?:what|how|where|when|why|from where)) (it|you|they|we|i) (can|could|must|will|would|should|does|do)\b/,
      '$1 $3 $2',
    )
    .replace(
      /^((?:(?:and|so|but|ok) )*(?:what|how|where|when|why|from where)) (you|they|we|i) (?=(?!are|is|can|do|did|have|had|was|were)\S+)/,
      '$1 do $2 ',
    );

const hasName = (text: string, name: string) =>
  (name.endsWith('~') ? [` ${name.slice(0, -1)}`] : [` ${name} `, ` ${name}s `]).some((one) =>
    ` ${text} `.includes(one),
  );

function examplesByTopic(
  services: readonly (KnowledgeBase['offerings'][number] | KnowledgeBase['subOfferings'][number])[],
  { automations, technologies }: Pick<KnowledgeBase, 'automations' | 'technologies'>,
): ReadonlyMap<string, readonly string[]> {
  const inGreek: Readonly<Record<string, { readonly examples: string }>> = greek;
  const examples = new Map(
    topics.map((topic) => [
      topic.id,
      [...examplesOf(topic), ...(inGreek[topic.id]?.examples.split('; ') ?? [])],
    ]),
  );
  const programs = technologies
    .flatMap(({ items }) => items.map(normalise))
    .filter((name) => name.length > 4);
  examples.set('technologies', [
    ...(examples.get('technologies') ?? []),
    ...programs.flatMap((name) => [`we use ${name}`, `is ${name} ok`, `does it work with ${name}`]),
  ]);
  for (const service of services) {
    const { id, title, summary, useCases } = service;
    const name = normalise(title);
    const troubles = [
      ...useCases.map(({ text }) => text),
      ...('process' in service ? service.process.before : [summary]),
      ...automations.filter((each) => each.service === id).flatMap((each) => [each.title, each.trigger]),
    ].map(normalise);
    // A service without a topic has only its entry, so its use cases are also examples of a question.
    const ofTopic = examples.get(id) ?? useCases.map(({ text }) => `could you do ${normalise(text)}`);
    const asExamples = [...ofTopic, ...troubles];
    const others = topics.find((topic) => topic.id === id)?.names ?? [];
    const names = [name, ...others.filter((one) => !one.endsWith('~')).map((one) => `${one}s`)];
    const asked = names.flatMap((one) => [
      one,
      `tell me more about ${one}`,
      `what about ${one}`,
      `do you offer ${one}`,
    ]);
    examples.set(id, [...asked, ...asExamples]);
  }
  return examples;
}

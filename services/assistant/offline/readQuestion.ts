import type { KnowledgeBase } from '../../knowledge/types.ts';
import { createClassifier } from './classifier.ts';
import { everyday } from './everyday.ts';
import { greekTopics } from './greek.ts';
import { normalise } from './normalise.ts';
import { createSpelling } from './spelling.ts';
import { examplesOf, topics } from './topics.ts';

/** Certainty that a question is about one of the topics: enough to answer, to ask back, or not at all. */
export type Certainty = 'sure' | 'unsure' | 'none';

/** Subject of a question. */
export interface QuestionReading {
  /** The question normalised, with `ourcompany` and `ourfounder` for the names and slips of the keyboard mended. */
  readonly text: string;
  readonly words: readonly string[];
  readonly certainty: Certainty;
  /** Ids of the five likeliest topics, services and solutions, best first. */
  readonly likely: readonly string[];
  /** Id of the service or solution named in it, also when the topic is another; of several that with the longest name. */
  readonly service: string | undefined;
  /** The words that are not in everybody's mouth, to search for. */
  readonly telling: readonly string[];
  /** True if no example has one of these. */
  readonly isNew: boolean;
}

/** The id under which everyday questions, which nobody here answers, compete with the topics. */
const background = 'everyday';
/** Words that change nothing about what is asked. */
const fillers =
  / (?:exactly|actually|basically|seriously|honestly|anyway|by the way|btw)(?= .)|^ (?:okay|ok|well)(?= .)/g;
/** A word in the examples of so many topics tells none of them apart, e.g. "have". */
const commonFrom = 10;
/** Words of our trade, with which a question is hardly an everyday one. */
const ofTrade =
  /\b(?:ai|ourcompany|automat\w+|chat ?bots?|software|(?:voice|ai) agents?|consult\w+|websites?)\b/;
/** Added to the lead of a question that holds such a word or names a service. */
const tradeBonus = 2.5;
/** Lead of the best topic over the background, by the root of the question's length: above the first it is answered, above the second asked back. */
const leads = { sure: 3, unsure: -2.5 };
/** A word of a topic is likelier meant than one of everyday life, when a slip is mended. */
const topicWeight = 3;
/** Deducted from the lead for each word that no example has. */
const unknownWord = 10;

/** Makes the reader of questions from the examples of the topics. A service without a topic is known by its entry. */
export function createQuestionReader(base: KnowledgeBase): (question: string) => QuestionReading {
  const { company } = base;
  const services = [...base.offerings, ...base.subOfferings];
  const examples = new Map(
    topics.map((topic) => [
      topic.id,
      [...examplesOf(topic), ...(greekTopics[topic.id]?.examples.split('; ') ?? [])],
    ]),
  );
  for (const { id, title, summary, useCases } of services) {
    const others = examples.get(id) ?? [summary, ...useCases].map(normalise);
    const name = normalise(title);
    examples.set(id, [name, `tell me more about ${name}`, ...others]);
  }
  const topicsWithWord = new Map<string, Set<string>>();
  /** The topic of an example; of one that several have, none. */
  const topicOf = new Map<string, string | undefined>();
  const frequencies = new Map<string, number>();
  for (const [id, texts] of examples)
    for (const text of texts) {
      topicOf.set(text, topicOf.has(text) && topicOf.get(text) !== id ? undefined : id);
      for (const word of text.split(' ')) {
        const holders = topicsWithWord.get(word);
        if (holders) holders.add(id);
        else topicsWithWord.set(word, new Set([id]));
        frequencies.set(word, (frequencies.get(word) ?? 0) + topicWeight);
      }
    }
  const others = Object.values(everyday).flatMap((kind) => kind.trim().split(/;\s+/));
  for (const text of others)
    for (const word of text.split(' ')) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  const rank = createClassifier(new Map([...examples, [background, others]]));
  const mend = createSpelling(frequencies);

  const names = [
    [company.fullName, 'ourcompany'],
    [company.name, 'ourcompany'],
    [company.founder.name, 'ourfounder'],
  ].map(([name = '', meaning]) => [` ${normalise(name)} `, ` ${meaning} `] as const);
  const serviceNames = services
    .flatMap(({ id, title }) => {
      const more = topics.find((topic) => topic.id === id)?.names ?? [];
      return [normalise(title), ...more].map((name) => ({ id, name }));
    })
    .sort((a, b) => b.name.length - a.name.length);

  return (question) => {
    const words = names
      .reduce((known, [name, meaning]) => known.replaceAll(name, meaning), ` ${normalise(question)} `)
      .replace(fillers, '')
      .trim()
      .split(' ')
      .map(mend);
    const text = words.join(' ');
    const ratings = rank(text);
    const [best, ...rest] = ratings.filter(({ id }) => id !== background);
    const everydayScore = ratings.find(({ id }) => id === background)?.score ?? 0;
    const service = serviceNames.find(({ name }) =>
      [` ${name} `, ` ${name}s `].some((one) => ` ${text} `.includes(one)),
    )?.id;
    const telling = words.filter(
      (word) => word.length > 3 && (topicsWithWord.get(word)?.size ?? 0) < commonFrom,
    );
    const unknown = telling.filter((word) => !frequencies.has(word));
    const lead =
      ((best?.score ?? 0) - everydayScore - unknown.length * unknownWord) / Math.sqrt(text.length + 1) +
      (service || ofTrade.test(text) ? tradeBonus : 0);
    const isKnown = words.some((word) => frequencies.has(word));
    const only = topicOf.get(text);
    return {
      text,
      words,
      certainty: only ? 'sure' : isKnown ? certaintyOf(lead, words.length) : 'none',
      likely: [...new Set([only, best?.id, ...rest.map(({ id }) => id)])]
        .filter((id) => id !== undefined)
        .slice(0, 5),
      service,
      telling,
      isNew: unknown.length > 0,
    };
  };
}

/** One word alone that is nobody's example is too little to answer. */
function certaintyOf(lead: number, words: number): Certainty {
  if (lead > leads.sure && words > 1) return 'sure';
  return lead > leads.unsure ? 'unsure' : 'none';
}

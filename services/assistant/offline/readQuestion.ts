import type { KnowledgeBase } from '../../knowledge/types.ts';
import { createClassifier, type Rating } from './classifier.ts';
import { normalise } from './normalise.ts';
import { examplesOf, topics } from './topics.ts';

/** What a question is about. */
export interface Reading {
  /** The question as it is compared, with what the names of the company and its founder stand for. */
  readonly text: string;
  readonly words: readonly string[];
  /** Id of a topic, service or solution; `undefined` if no word of the question begins like one that we know. */
  readonly topic: string | undefined;
  /** Id of the service or solution named in it, also when the topic is another; of several that with the longest name. */
  readonly service: string | undefined;
  /** The words that a search can be about, if the topics know none of them; otherwise empty. */
  readonly unknown: readonly string[];
}

/** A word of so many topics says nothing about any of them, e.g. "have". */
const common = 10;
/** The logarithm of how much likelier the first topic must be than the second if no word of the question is known. */
const sure = 1;
/** The topic of what is not about us. */
const outside = 'none';

/** Prepares the reading of questions: by the examples of the topics. A service without a topic is known by its entry. */
export function createReader(base: KnowledgeBase): (question: string) => Reading {
  const { company } = base;
  const services = [...base.services, ...base.subServices];
  const examples = new Map(topics.map((topic) => [topic.id, examplesOf(topic)]));
  for (const { id, title, summary, useCases } of services) {
    const others = examples.get(id) ?? [summary, ...useCases].map(normalise);
    const called = normalise(title);
    examples.set(id, [called, `tell me more about ${called}`, ...others]);
  }
  const { rank, topicsWith, topicOf } = createClassifier(examples);

  const names = [
    [company.fullName, 'ourcompany'],
    [company.name, 'ourcompany'],
    [company.founder.name, 'ourfounder'],
  ].map(([name = '', meaning]) => [` ${normalise(name)} `, ` ${meaning} `] as const);
  const called = services
    .flatMap(({ id, title }) => {
      const more = topics.find((topic) => topic.id === id)?.names ?? [];
      return [normalise(title), ...more].map((name) => ({ id, name }));
    })
    .sort((a, b) => b.name.length - a.name.length);
  const knows = (part: string) => topicsWith(part).length > 0;

  return (question) => {
    const text = names
      .reduce((known, [name, meaning]) => known.replaceAll(name, meaning), ` ${normalise(question)} `)
      .trim();
    const words = text.split(' ');
    const telling = words.filter((word) => word.length > 3 && topicsWith(` ${word} `).length < common);
    const unknown = telling.some((word) => knows(` ${word} `)) ? [] : telling;
    const ratings = knows(` ${text} `) || words.some(isFamiliar) ? rank(text) : [];
    return {
      text,
      words,
      topic:
        topicOf(text) ??
        (unknown.length > 0 && ahead(ratings) < sure ? ratings[0] && outside : ratings[0]?.id),
      service: called.find(({ name }) => [` ${name} `, ` ${name}s `].some((one) => ` ${text} `.includes(one)))
        ?.id,
      unknown,
    };
  };

  /** True for a word that begins like one of the examples: its end may have slipped. */
  function isFamiliar(word: string): boolean {
    return word.length < 3 ? /^\p{L}{2}$/u.test(word) && knows(` ${word} `) : knows(` ${word.slice(0, 3)}`);
  }
}

function ahead([first, second]: readonly Rating[]): number {
  return (first?.score ?? 0) - (second?.score ?? 0);
}

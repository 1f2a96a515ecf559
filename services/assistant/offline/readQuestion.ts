import type { KnowledgeBase } from '../../knowledge/types.ts';
import { createClassifier } from './classifier.ts';
import { normalise } from './normalise.ts';
import { examplesOf, topics } from './topics.ts';

/** What a question is about. */
export interface Reading {
  /** The question as it is compared, with what the names of the company and its founder stand for. */
  readonly text: string;
  readonly words: readonly string[];
  /** Id of a topic, service or solution; `undefined` if no word of the question begins like one that we know. */
  readonly topic: string | undefined;
  /** Id of the service or solution named in it, also when the topic is another. */
  readonly service: string | undefined;
  /** The words that a search can be about, if the topics know none of them; otherwise empty. */
  readonly unknown: readonly string[];
}

/** A word of so many topics says nothing about any of them, e.g. "have". */
const common = 10;
/** A service so much likelier than the next was named, even if the question is about its price. */
const named = 4;

/** Prepares the reading of questions: by the examples of the topics, and for services by the words of their entries too. */
export function createReader(base: KnowledgeBase): (question: string) => Reading {
  const { company } = base;
  const services = [...base.services, ...base.subServices];
  const examples = new Map([
    ...services.map(({ id, title, summary, useCases }) => [id, [title, summary, ...useCases].map(normalise)] as const),
  ]);
  for (const topic of topics) examples.set(topic.id, [...(examples.get(topic.id) ?? []), ...examplesOf(topic)]);
  const { rank, topicsWith } = createClassifier(examples);

  const names = [
    [company.fullName, 'ourcompany'],
    [company.name, 'ourcompany'],
    [company.founder.name, 'ourfounder'],
  ].map(([name = '', meaning]) => [` ${normalise(name)} `, ` ${meaning} `] as const);
  const titles = services.map(({ id, title }) => [id, ` ${normalise(title)} `] as const);
  const knows = (part: string) => topicsWith(part) > 0;

  return (question) => {
    const text = names
      .reduce((known, [name, meaning]) => known.replaceAll(name, meaning), ` ${normalise(question)} `)
      .trim();
    const words = text.split(' ');
    const telling = words.filter((word) => word.length > 3 && topicsWith(` ${word} `) < common);
    const ratings = knows(` ${text} `) || words.some(isFamiliar) ? rank(text) : [];
    const [first, second] = ratings.filter(({ id }) => services.some((service) => service.id === id));
    const likely = first && first.score - (second?.score ?? 0) >= named ? first.id : undefined;
    return {
      text,
      words,
      topic: ratings[0]?.id,
      service: titles.find(([, title]) => ` ${text} `.includes(title))?.[0] ?? likely,
      unknown: telling.some((word) => knows(` ${word} `)) ? [] : telling,
    };
  };

  /** True for a word that begins like one of the examples: its end may have slipped. */
  function isFamiliar(word: string): boolean {
    return word.length < 3 ? /^\p{L}{2}$/u.test(word) && knows(` ${word} `) : knows(` ${word.slice(0, 3)}`);
  }
}

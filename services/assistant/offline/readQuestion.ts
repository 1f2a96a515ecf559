import type { KnowledgeBase } from '../../knowledge/types.ts';
import { createClassifier, type Rating } from './classifier.ts';
import { normalise } from './normalise.ts';
import { examplesOf, topics } from './topics.ts';

/** What a question is about. */
export interface QuestionReading {
  /** The question normalised, with `ourcompany` and `ourfounder` for the names. */
  readonly text: string;
  readonly words: readonly string[];
  /** Id of a topic, service or solution; `undefined` if no word of the question begins like one of the examples. */
  readonly topic: string | undefined;
  /** Id of the service or solution named in it, also when the topic is another; of several that with the longest name. */
  readonly service: string | undefined;
  /** The words to search for if no example holds any of them; otherwise empty. */
  readonly unknown: readonly string[];
}

/** A word in the examples of so many topics tells none of them apart, e.g. "have". */
const commonFrom = 10;
/** By how much the score of the first topic must exceed the second's if no word of the question is known. */
const minLead = 1;
/** The topic of questions that are not about the company. */
const outOfFieldTopic = 'none';

/** Makes the reader of questions from the examples of the topics. A service without a topic is known by its entry. */
export function createQuestionReader(base: KnowledgeBase): (question: string) => QuestionReading {
  const { company } = base;
  const services = [...base.services, ...base.subServices];
  const examples = new Map(topics.map((topic) => [topic.id, examplesOf(topic)]));
  for (const { id, title, summary, useCases } of services) {
    const others = examples.get(id) ?? [summary, ...useCases].map(normalise);
    const name = normalise(title);
    examples.set(id, [name, `tell me more about ${name}`, ...others]);
  }
  const { rank, topicsWith, topicOf } = createClassifier(examples);

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
  const isInExamples = (part: string) => topicsWith(part).length > 0;

  return (question) => {
    const text = names
      .reduce((known, [name, meaning]) => known.replaceAll(name, meaning), ` ${normalise(question)} `)
      .trim();
    const words = text.split(' ');
    const informative = words.filter(
      (word) => word.length > 3 && topicsWith(` ${word} `).length < commonFrom,
    );
    const unknown = informative.some((word) => isInExamples(` ${word} `)) ? [] : informative;
    const ratings = isInExamples(` ${text} `) || words.some(startsLikeExample) ? rank(text) : [];
    return {
      text,
      words,
      topic:
        topicOf(text) ??
        (unknown.length > 0 && leadOf(ratings) < minLead ? ratings[0] && outOfFieldTopic : ratings[0]?.id),
      service: serviceNames.find(({ name }) =>
        [` ${name} `, ` ${name}s `].some((one) => ` ${text} `.includes(one)),
      )?.id,
      unknown,
    };
  };

  /** True for a word that begins like one of the examples: the rest may be mistyped. */
  function startsLikeExample(word: string): boolean {
    return word.length < 3
      ? /^\p{L}{2}$/u.test(word) && isInExamples(` ${word} `)
      : isInExamples(` ${word.slice(0, 3)}`);
  }
}

function leadOf([first, second]: readonly Rating[]): number {
  return (first?.score ?? 0) - (second?.score ?? 0);
}

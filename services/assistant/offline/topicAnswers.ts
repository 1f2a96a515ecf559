import type { KnowledgeBase, PostSummary } from '../../knowledge/types.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { serviceAnswer } from './serviceAnswer.ts';
import { topics } from './topics.ts';

/** Ids of the topics for polite remarks, which ask nothing. */
export const manners: ReadonlySet<string> = new Set(
  topics.filter(({ isManners }) => isManners).map(({ id }) => id),
);

/** Answer of a topic. For a detail, `by` is its wider topic and `topic` the detail. */
export type TopicAnswer = LocalAnswer & {
  readonly by: string;
  readonly topic: string;
  readonly service?: string | undefined;
};

/** Words of a question, and the id of the service that it names. */
interface Asked {
  readonly words: readonly string[];
  readonly service?: string | undefined;
}

/**
 * Returns the function that answers a topic, service or solution. `service` is the service that the question also
 * names. It returns `undefined` for a topic without an answer.
 */
export function createTopicAnswers(base: KnowledgeBase, posts: readonly PostSummary[]) {
  const services = [...base.offerings, ...base.subOfferings];
  const serviceOf = (id: string | undefined) => services.find((service) => service.id === id);

  function answerFrom(id: string, { words, service }: Asked): LocalAnswer | undefined {
    const answer = topics.find((topic) => topic.id === id)?.answer;
    if (answer) return answer({ base, posts, words, subject: serviceOf(service) });
    const subject = serviceOf(id);
    if (subject) return serviceAnswer(base, subject);
    const faq = base.moreFaqs.find((each) => each.topic === id);
    const post = posts.find(({ slug }) => id === slug || faq?.path === `/blog/${slug}`);
    if (!faq && !post) return undefined;
    const path = base.pages.some((each) => each.path === faq?.path) ? (faq?.path ?? '') : '/contact';
    const page = post ? { name: post.title, path: `/blog/${post.slug}` } : pageAt(base, path);
    return localAnswer([page], faq?.answer ?? post?.description ?? '', `More: ${markdownLink(page)}.`);
  }

  return (topic: string, asked: Asked): TopicAnswer | undefined => {
    const answer = answerFrom(topic, asked);
    const { within = topic } =
      topics.find(({ id, within: wider }) => id === topic && wider) ??
      base.moreFaqs.find((each) => each.topic === topic) ??
      {};
    return (
      answer && {
        ...answer,
        by: posts.some(({ slug }) => slug === topic) ? 'search' : within,
        topic,
        service: asked.service,
      }
    );
  };
}

import type { KnowledgeBase, PostSummary } from '../../knowledge/types.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { serviceAnswer } from './serviceAnswer.ts';
import { topics } from './topics.ts';

/** Topics that answer manners, not questions. */
export const manners: ReadonlySet<string> = new Set(
  topics.filter(({ isManners }) => isManners).map(({ id }) => id),
);

/** Makes the answer of a topic, service or solution; `service` is named beside it. Nothing for a topic without an answer. */
export function createTopicAnswers(base: KnowledgeBase, posts: readonly PostSummary[]) {
  const services = [...base.offerings, ...base.subOfferings];
  const serviceOf = (id: string | undefined) => services.find((service) => service.id === id);

  return (
    topic: string,
    { words, service }: { readonly words: readonly string[]; readonly service?: string | undefined },
  ): LocalAnswer | undefined => {
    const answer = topics.find(({ id }) => id === topic)?.answer;
    if (answer) return answer({ base, posts, words, subject: serviceOf(service) });
    const subject = serviceOf(topic);
    if (subject) return serviceAnswer(base, subject);
    const faq = base.moreFaqs.find((each) => each.topic === topic);
    if (!faq) return undefined;
    const post = posts.find(({ slug }) => faq.path === `/blog/${slug}`);
    const path = base.pages.some((page) => page.path === faq.path) ? faq.path : '/contact';
    const page = post ? { name: post.title, path: faq.path } : pageAt(base, path);
    return localAnswer([page], faq.answer, `More: ${markdownLink(page)}.`);
  };
}

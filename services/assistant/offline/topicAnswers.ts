import type { KnowledgeBase, PostSummary } from '../../knowledge/types.ts';
import { withoutWord } from './answerParts.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { serviceAnswer } from './serviceAnswer.ts';
import { topics } from './topics.ts';
import yesOrNo from './yesOrNo.json';

/** Ids of the topics for polite remarks, which ask nothing. */
export const manners: ReadonlySet<string> = new Set(
  topics.filter(({ isSocial }) => isSocial).map(({ id }) => id),
);
/** Topics of general questions, such as "What could you do for us?". A described task says more. */
export const generalTopics: ReadonlySet<string> = new Set([
  'services',
  'industries',
  'fit',
  'getting-started',
  'automations',
  'help',
]);

/** Answer of a topic. For a detail, `by` is its wider topic and `topic` the detail. */
export type TopicAnswer = LocalAnswer & {
  readonly by: string;
  readonly topic: string;
  readonly service?: string | undefined;
};

/** Matches a question that expects yes or no, and whose answer does not depend on a further word. */
const asksYesOrNo =
  /^(?:(?:and|so|but|ok|then) )*(?:do|does|did|is|are|can|could|will|would|have|has|may)\b(?!.*\b(?:only|not|without|need|must|too|or|how|what|which)\b)/;
/** Matches the beginning of a message that is no question for yes or no. */
const isOther =
  /^(?:(?:and|so|but|ok|no|then) )*(?:what|how|who|where|when|which|why|we|i|our|my|the|tell|give|show)\b/;
/** Matches a question whether we offer a service. */
const asksOffer =
  /\b(?:do|can|could) (?:you|u) (?:also |guys )?(?:do|make|build|offer|provide|create|develop|set up|move)\b/;

/** Returns "Yes. " or "No. " for a question that expects it and a topic whose answer begins with neither; or "". */
function yesOrNoTo(text: string, topic: string, isService: boolean): string {
  const patterns: Readonly<Record<string, { readonly yes?: string; readonly no?: string }>> = yesOrNo;
  const { yes, no } = patterns[topic] ?? {};
  const matches = (pattern: string | undefined) => pattern && new RegExp(`\\b(?:${pattern})\\b`).test(text);
  if (!asksYesOrNo.test(text)) return '';
  if (matches(no)) return 'No. ';
  return matches(yes) || (isService && asksOffer.test(text)) ? 'Yes. ' : '';
}

/** Puts "Yes. " or "No. " before an answer that has neither, and removes it where nobody asked for it. */
function withWord(content: string, word: string, text = ''): string {
  if (!/^(?:Yes|No|In part|Both|Often)\b/.test(content)) return word + content;
  return isOther.test(text) ? withoutWord(content) : content;
}

/** Words of a question, and the id of the service that it names. */
interface Asked {
  readonly words: readonly string[];
  /** The question, normalised. */
  readonly text?: string;
  readonly service?: string | undefined;
}

/** Returns the answer of a further question or the summary of a post, with its page; `undefined` if there is neither. */
function writtenAnswer(
  id: string,
  base: KnowledgeBase,
  posts: readonly PostSummary[],
): LocalAnswer | undefined {
  const faq = base.moreFaqs.find((each) => each.topic === id);
  const post = posts.find(({ slug }) => id === slug || faq?.path === `/blog/${slug}`);
  if (!faq && !post) return undefined;
  const path = base.pages.some((each) => each.path === faq?.path) ? (faq?.path ?? '') : '/contact';
  const page = post ? { name: post.title, path: `/blog/${post.slug}` } : pageAt(base, path);
  const isContact = path === '/contact' && !post;
  const text = faq?.answer ?? post?.description ?? '';
  const namesPerson = text.includes(base.contact.phone) || text.includes(`mailto:${base.contact.email}`);
  const more = isContact ? 'A person can tell you more' : 'More';
  return localAnswer([page], text, isContact && namesPerson ? '' : `${more}: ${markdownLink(page)}.`);
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
    return writtenAnswer(id, base, posts);
  }

  return (topic: string, asked: Asked): TopicAnswer | undefined => {
    const answer = answerFrom(topic, asked);
    const word = answer ? yesOrNoTo(asked.text ?? '', topic, serviceOf(topic) !== undefined) : '';
    const { within = topic } =
      topics.find(({ id, within: wider }) => id === topic && wider) ??
      base.moreFaqs.find((each) => each.topic === topic) ??
      {};
    return (
      answer && {
        ...answer,
        content: withWord(answer.content, word, asked.text),
        by: posts.some(({ slug }) => slug === topic) ? 'search' : within,
        topic,
        service: asked.service,
      }
    );
  };
}

/** Returns the id of the service or solution that a topic is, or is a detail of; `undefined` if there is none. */
export function serviceOfTopic(base: KnowledgeBase, topic: string): string | undefined {
  const detail = base.moreFaqs.find((each) => each.topic === topic);
  const about = topics.find(({ id }) => id === topic)?.about;
  const isService = (id: string) => [...base.offerings, ...base.subOfferings].some((each) => each.id === id);
  return [topic, about, detail?.within].find((id) => id && isService(id));
}

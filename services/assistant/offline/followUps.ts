import { countNgrams, createClassifier, type NgramCounts } from './classifier.ts';
import examples from './followUps.json';
import type { Aspect } from './subjectAnswers.ts';

/**
 * Meaning that a short question has only within a conversation. One that is no key of `meanings` is the id of the topic
 * that answers it. The examples of `none` are short questions that mean the same alone.
 */
export type FollowUpMeaning = Exclude<keyof typeof examples, 'none'>;

/** A topic, or an aspect of the service that is spoken of. */
export interface FollowUp {
  readonly topic: string;
  readonly aspect?: Aspect | undefined;
}

/** State of a conversation that decides on the meaning of a short question. */
interface Before {
  /** Topic of the question before. */
  readonly topicBefore: string;
  /** Answer before, in markdown. */
  readonly reply: string;
  /** Id of the service that is spoken of. */
  readonly subject: string | undefined;
}

/** Answer to a meaning. */
interface Answered {
  /** Left out if it is the service that is spoken of. */
  readonly topic?: string;
  readonly aspect?: Aspect;
  /** Condition on the conversation. */
  readonly when?: (before: Before) => boolean;
}

/** Maximum number of words of a question that has its meaning from the conversation. */
const mostWords = 12;
/** Minimum lead over the topics and the everyday questions, divided by the root of the length of the question. */
const minLead = 1;
/** Words before a question that change nothing about it. */
const connectives = new Set('and so but ok okay hm also yes well sorry please oh'.split(' '));

const withSubject = ({ subject }: Before) => subject !== undefined;
const afterOffer = ({ subject, reply }: Before) => subject !== undefined || /\p{Sc}\d/u.test(reply);
/** Topics of questions about a single case. */
export const ofCase: ReadonlySet<string> = new Set(['case-studies', 'setbacks', 'case-results']);
const aboutCalls = new Set(['consultation', 'contact', 'hours']);
const advice = new Set(['consultancy', 'enterprise-it-strategy']);

/** Meanings that are about the conversation itself, and have no topic. */
const ofTalk: ReadonlySet<FollowUpMeaning> = new Set(['yes', 'more', 'why', 'that-one'] as const);
/** Meanings that are no id of a topic, or that need a condition. */
const meanings: Readonly<Partial<Record<FollowUpMeaning, Answered>>> = {
  'too-expensive': { topic: 'too-expensive', when: afterOffer },
  dearer: { topic: 'dearer', when: afterOffer },
  cheaper: { topic: 'too-expensive', aspect: 'small' },
  'cheaper-way': { topic: 'too-expensive', aspect: 'small' },
  faster: { topic: 'time' },
  smaller: { topic: 'least-price', aspect: 'small', when: withSubject },
  'small-firm': { topic: 'industries', aspect: 'small', when: withSubject },
  needs: { topic: 'preparation', aspect: 'needs' },
  person: { topic: 'mistakes', aspect: 'person', when: withSubject },
  steps: { aspect: 'steps' },
  results: { aspect: 'results' },
  'call-day': { topic: 'consultation', when: ({ topicBefore }) => aboutCalls.has(topicBefore) },
  'per-unit': { topic: 'per-unit', aspect: 'use' },
  setbacks: { topic: 'setbacks', when: ({ topicBefore }) => ofCase.has(topicBefore) },
  'case-ours': { topic: 'case-studies' },
  'advice-or-build': { topic: 'advice-or-build', when: ({ subject = '' }) => advice.has(subject) },
  next: { topic: 'method', when: withSubject },
  place: { topic: 'remote' },
};

/** Topics of meanings after the audit, which has its own time and price. */
const ofAudit = {
  time: 'audit-time',
  'own-time': 'audit-time',
  price: 'no-obligation',
  contract: 'no-obligation',
  needs: 'audit-email',
  results: 'audit',
  next: 'after-audit',
  place: 'audit-time',
  'getting-started': 'audit',
};
/** Topics after which a meaning has another topic than elsewhere, such as the time after the audit. */
const topicsAfter: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audit: ofAudit,
  'no-obligation': ofAudit,
  consultation: { time: 'consultation', price: 'no-obligation', next: 'getting-started' },
  contact: { next: 'getting-started' },
  complaint: { next: 'contact' },
  preparation: { next: 'method' },
  'getting-started': { next: 'method' },
  trial: { next: 'method' },
  method: { next: 'support' },
  training: { next: 'support' },
};

/** Returns the meaning of a normalised text as a short question; `isExample`: whether it is an example of a topic. */
type FollowUpReader = (text: string, isExample: boolean) => FollowUpMeaning | undefined;

/** Creates the reader of short questions. They compete with the topics and the everyday questions. */
export function createFollowUpReader(topics: NgramCounts, everyday: NgramCounts): FollowUpReader {
  const textsOf = new Map(
    Object.entries(examples).map(([meaning, texts]) => [
      meaning as FollowUpMeaning | 'none',
      texts.split('; '),
    ]),
  );
  const rank = createClassifier(
    new Map([
      ['topics', topics],
      ['everyday', everyday],
      ...[...textsOf].map(([meaning, texts]) => [meaning, countNgrams(texts)] as const),
    ]),
  );
  // Some visitors write the words together.
  const meaningOf = new Map(
    [...textsOf].flatMap(([meaning, texts]) =>
      texts.flatMap((text) => [text, text.replaceAll(' ', '')]).map((text) => [text, meaning] as const),
    ),
  );
  function likeliest(question: string) {
    const [best, next] = rank(question);
    const lead = ((best?.score ?? 0) - (next?.score ?? 0)) / Math.sqrt(question.length + 1);
    return lead < minLead ? undefined : [...textsOf.keys()].find((meaning) => meaning === best?.id);
  }
  return (text, isExample) => {
    const words = text.split(' ');
    const start = words.findIndex((word) => !connectives.has(word));
    const question = words.slice(start).join(' ');
    const known = meaningOf.get(question);
    const meaning = known ?? (isExample || words.length > mostWords ? 'none' : likeliest(question));
    return meaning === 'none' ? undefined : meaning;
  };
}

/** Returns the answer to a short question; `undefined` if its meaning does not fit the conversation. */
export function followUpOf(meaning: FollowUpMeaning, before: Before): FollowUp | undefined {
  const { topic = before.subject, aspect, when } = meanings[meaning] ?? { topic: meaning };
  return topic && !ofTalk.has(meaning) && (when?.(before) ?? true) ? { topic, aspect } : undefined;
}

/** Returns the topic that answers a meaning or a topic otherwise after another: "how long?" after the audit. */
export const topicAfter = (topicBefore: string, asked: string): string | undefined =>
  topicsAfter[topicBefore]?.[asked];

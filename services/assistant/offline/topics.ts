import { serviceBriefs, subServiceBriefs } from '../../knowledge/services/serviceBriefs.ts';
import type { ServiceId, SubService } from '../../knowledge/types.ts';

/** The specification's thirteen offline keywords (section 9), in its order. */
export const keywordTopics = [
  'location',
  'why-choose',
  'hello',
  'help',
  'contact',
  'services',
  'price',
  'ai',
  'website',
  'consultation',
  'about',
  'thanks',
  'bye',
] as const;

/** Subjects of our own that visitors ask about in everyday words. */
export const companyTopics = [
  'assistant',
  'audit',
  'automations',
  'blog',
  'case-studies',
  'data-protection',
  'founder',
  'getting-started',
  'history',
  'hours',
  'industries',
  'languages',
  'method',
  'mission',
  'results',
  'return',
  'support',
  'technologies',
  'time',
  'values',
  'vision',
] as const;

export type KeywordTopic = (typeof keywordTopics)[number];
export type CompanyTopic = (typeof companyTopics)[number];

/** What a question is about, when a prepared answer exists. */
export type Topic = KeywordTopic | CompanyTopic | ServiceId | SubService['id'];

/** All topics that have a prepared answer; services last, so that a new one at the end of their list moves no other. */
export const topics: readonly Topic[] = [
  ...keywordTopics,
  ...companyTopics,
  ...[...subServiceBriefs, ...serviceBriefs].map(({ id }) => id),
];

/** What a question can be put down to: a prepared topic, something that only the search finds, or nothing of ours. */
export type Label = Topic | 'none' | 'search';

/** All labels, in the order in which the weights name them. */
export const labels: readonly Label[] = ['search', 'none', ...topics];

/** A group of questions and what answers them: one of the labels, or the page at a path. */
export type ExpectedTopics = readonly (readonly [
  labels: readonly (Label | `/${string}`)[],
  questions: readonly string[],
])[];

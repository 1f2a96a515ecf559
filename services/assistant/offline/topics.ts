import { type ServiceId, type SubService, serviceIds } from '../../knowledge/types.ts';

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

/** All topics that have a prepared answer. */
export const topics: readonly Topic[] = [
  ...keywordTopics,
  ...companyTopics,
  ...serviceIds,
  'chatbots',
  'marketing-automation',
  'cloud-migration',
];

/** A group of questions and the topics that answer them; `none` means: say that we do not know. */
export type ExpectedTopics = readonly (readonly [
  topics: readonly (Topic | 'none' | 'search')[],
  questions: readonly string[],
])[];

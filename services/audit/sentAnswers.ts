import type { AuditFormData } from './types.ts';

/**
 * Answers of the form that are sent to a model; all others stay in the browser. `label` stands before the answer in the
 * prompt. `name` is used in the site's sentences about sent data.
 */
export const sentAnswers = {
  businessName: { label: 'Business name', name: 'business name' },
  industry: { label: 'Industry', name: 'industry' },
  companySize: { label: 'Company size', name: 'size' },
  areasOfInterest: { label: 'Areas of interest', name: 'areas' },
  challengeDescription: { label: 'Challenge', name: 'challenge' },
} as const satisfies Partial<Record<keyof AuditFormData, { readonly label: string; readonly name: string }>>;

export type SentAnswer = keyof typeof sentAnswers;

/** The names of these answers in a sentence: "business name, industry and size". */
export const sentAnswersListed = Object.values(sentAnswers)
  .map(({ name }) => name)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' and ');

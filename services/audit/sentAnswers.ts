import type { AuditFormData } from './types.ts';

/**
 * Answers of the form that a prompt holds, each with its label there and its name in the sentences of the site on what is
 * sent. No other answer is sent to a model.
 */
export const sentAnswers = {
  businessName: { label: 'Business name', name: 'business name' },
  industry: { label: 'Industry', name: 'industry' },
  companySize: { label: 'Company size', name: 'size' },
  areasOfInterest: { label: 'Areas of interest', name: 'areas' },
  challengeDescription: { label: 'Challenge', name: 'challenge' },
} as const satisfies Partial<Record<keyof AuditFormData, { readonly label: string; readonly name: string }>>;

export type SentAnswer = keyof typeof sentAnswers;

/** Their names in a sentence: "business name, industry and size". */
export const sentAnswersListed = Object.values(sentAnswers)
  .map(({ name }) => name)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' and ');

import type { AuditArea, AuditFormData } from '#services';

import type { DraftState } from './useAuditForm.ts';

type TextAnswer = Exclude<keyof AuditFormData, 'areasOfInterest'>;

/** What stands above each field. */
export const labels: Record<TextAnswer | 'areasOfInterest', string> = {
  businessName: 'Business name',
  contactName: 'Contact name',
  email: 'Email',
  phone: 'Phone',
  industry: 'Industry',
  companySize: 'Company size',
  challengeDescription: 'Describe your challenge',
  areasOfInterest: 'Where does it hurt?',
};

export const areaLabels: Record<AuditArea, string> = {
  customerService: 'Customer service',
  sales: 'Sales',
  operations: 'Operations',
  finance: 'Finance',
  hr: 'HR',
  other: 'Other',
};

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const industries = options([
  'Accounting and law',
  'Construction and property',
  'Education',
  'Financial services and insurance',
  'Healthcare',
  'Hotels and restaurants',
  'Logistics',
  'Manufacturing',
  'Retail and wholesale',
  'Shipping',
  'Technology',
  'Something else',
]);

export const companySizes = options([
  'Just me',
  '2 to 10 people',
  '11 to 50 people',
  '51 to 200 people',
  'More than 200 people',
]);

export const fieldsets = {
  you: { legend: 'You', done: 'done' },
  business: { legend: 'Your business', done: 'done' },
  challenge: { legend: 'What slows you down', done: 'done' },
};

export const steps = ['You', 'Your business', 'What slows you down', 'Report'] as const;

export const hints = {
  contact: 'Name, email and phone stay in this browser. They head your report and are never sent to the AI.',
  challenge: 'One task that repeats is enough. Up to 4,000 characters.',
};

export const actions = {
  generate: 'Generate my report',
  sample: 'See a sample report',
  startOver: 'Start over',
  withoutAi: 'Prepare it from templates, without AI',
};

export const notice = {
  text: 'Your business name, industry, size, areas and challenge are sent to an AI service (Google Gemini) to write the report. Your name, email and phone are not.',
  more: 'What is sent and stored',
  person: 'Prefer a person?',
  contact: 'Talk to us',
};

/** What becomes of what is typed; nothing is said, and nothing kept, before there is something. */
export const draftNotes: Record<DraftState, string> = {
  none: '',
  kept: 'Your answers are kept in this tab until your report is written or you start over.',
  refused: 'This browser does not keep what you type. Finish before you leave the page.',
};

/** Names the form to those who listen. */
export const formName = 'Audit form';

export const errorTitle = 'There is a problem';

/** Stands before the page's title while something is wrong. */
export const errorPrefix = 'Error: ';

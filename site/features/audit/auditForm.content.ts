import type { AuditFormLabels } from '#design-system';
import { type AuditArea, auditAreas, sentAnswersListed } from '#services';
import { problemCount } from '#site/features/forms/problems.content.ts';
import type { DraftState } from '#site/features/forms/useDraftForm.ts';

/** Labels, hints and errors of the form. */
export const formCopy: AuditFormLabels = {
  fields: {
    businessName: 'Business name',
    contactName: 'Contact name',
    email: 'Email',
    phone: 'Phone',
    industry: 'Industry',
    companySize: 'Company size',
    challengeDescription: 'Describe your challenge',
    areasOfInterest: 'Which areas need help?',
  },
  legends: { challenge: 'Your work', business: 'Your business', you: 'You', report: 'Your report' },
  done: 'done',
  hints: {
    required: 'Business name, contact name and email are required. All other fields are optional.',
    contact:
      'Your name, email and phone stay in this browser unless you ask us to call; you can do that below your report.',
    challenge: 'One task that repeats is enough. Up to 4,000 characters.',
    report: 'It appears on this page, and says what each solution does. Choose how it is written.',
  },
  placeholder: 'Choose one',
  errorTitle: problemCount,
  actions: {
    generate: 'Write my report with AI',
    startOver: 'Start over',
    withoutAi: 'Write my report without AI',
  },
};

export const areaLabels: Record<AuditArea, string> = {
  customerService: 'Customer service',
  sales: 'Sales',
  operations: 'Operations',
  finance: 'Finance',
  hr: 'HR',
  other: 'Other',
};

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const industries = toOptions([
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

const companySizes = toOptions([
  'Just me',
  '2 to 10 people',
  '11 to 50 people',
  '51 to 200 people',
  'More than 200 people',
]);

/** Options of the select fields and of the checkboxes. */
export const options = {
  industry: industries,
  companySize: companySizes,
  areas: auditAreas.map((value) => ({ value, label: areaLabels[value] })),
};

export const steps = ['Work', 'Business', 'You', 'Report'] as const;

/** Notes on the use of the answers, one for each button. */
export const notices = {
  generate: `Written for your answers, in a minute at most. Your ${sentAnswersListed} are sent to an AI service (Google Gemini); your name, email and phone are not.`,
  withoutAi: 'Your draft in full, at once. It is made from templates in this browser, and nothing is sent.',
  more: 'What happens to your answers',
};

/** Notes on the stored answers. `none`: nothing is typed yet, so nothing is stored. */
export const draftNotes: Record<DraftState, string> = {
  none: '',
  saved: 'Your answers are kept in this tab until your report is written or you start over.',
  refused: 'This browser does not keep what you type. Finish before you leave the page.',
};

/** Accessible name of the form. */
export const formName = 'Audit form';

/** Prefix of the page title while the form has errors. */
export const errorPrefix = 'Error: ';

import type { AutomationId } from '#services/knowledge';

export const labels = {
  list: 'Case Studies',
  next: 'Next case',
  read: 'Read the case',
  workOut: 'Work it out in the audit',
};

/** What a reader of a case asks of their own company by now, and what the audit then begins with. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly automations: readonly AutomationId[];
}

const filledIn = 'The audit opens with this task filled in, and says in writing what it would save you.';

/** By the slug of the case; leave out what the audit does not ask. */
export const questions: Readonly<Record<string, Question>> = {
  'logistics-company-limassol': {
    title: 'How many callers only ask where their parcel is?',
    text: filledIn,
    automations: ['delivery-updates'],
  },
  'clinic-nicosia': {
    title: 'How many calls do you miss?',
    text: filledIn,
    automations: ['appointment-booking', 'out-of-hours-calls'],
  },
  'accounting-firm-nicosia': {
    title: 'How long does one invoice take you?',
    text: filledIn,
    automations: ['invoice-posting'],
  },
  'food-wholesaler-larnaca': {
    title: 'Who types your orders, and when?',
    text: filledIn,
    automations: ['order-entry'],
  },
  'hotel-group-paphos': {
    title: 'Who puts your Monday report together?',
    text: filledIn,
    automations: ['management-report'],
  },
  'estate-agency-limassol': {
    title: 'How long does your first answer take?',
    text: filledIn,
    automations: ['enquiry-reply', 'lead-qualification'],
  },
  'manufacturers-nicosia': {
    title: 'How many systems do you pay for?',
    text: 'The audit asks what you use and what it costs you, and says in writing where to begin.',
    automations: [],
  },
  'insurance-broker-nicosia': {
    title: 'Which of your ideas would survive a calculator?',
    text: 'The audit puts an effort and a return beside three solutions for you, in writing.',
    automations: [],
  },
};

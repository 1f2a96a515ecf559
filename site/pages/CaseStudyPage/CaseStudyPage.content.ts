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
  readonly automations: readonly AutomationId[];
}

/** By the slug of the case; leave out what the audit does not ask. */
export const questions: Readonly<Record<string, Question>> = {
  'logistics-company-limassol': {
    title: 'How many callers only ask where their parcel is?',
    automations: ['delivery-updates'],
  },
  'clinic-nicosia': {
    title: 'How many calls do you miss?',
    automations: ['appointment-booking', 'out-of-hours-calls'],
  },
  'accounting-firm-nicosia': {
    title: 'How long does one invoice take you?',
    automations: ['invoice-posting'],
  },
  'food-wholesaler-larnaca': {
    title: 'Who types your orders, and when?',
    automations: ['order-entry'],
  },
  'hotel-group-paphos': {
    title: 'Who puts your Monday report together?',
    automations: ['management-report'],
  },
  'estate-agency-limassol': {
    title: 'How long does your first answer take?',
    automations: ['enquiry-reply', 'lead-qualification'],
  },
  'manufacturers-nicosia': {
    title: 'How many systems do you pay for?',
    automations: [],
  },
  'insurance-broker-nicosia': {
    title: 'Which of your ideas would survive a calculator?',
    automations: [],
  },
};

import type { AutomationDetails } from '../types.ts';

/** Automations for sales. */
export const salesAutomations = {
  'lead-qualification': {
    trigger: 'Someone asks for an offer',
    result: 'Good ones get a meeting, the others a polite answer',
    steps: [
      'Say that it is an AI system, and ask the four questions a salesperson would ask',
      'Look up the company in the public register',
      'Compare with the customers you want',
      'Book the good ones, answer the others politely',
    ],
    systems: ['Website', 'CRM', 'Calendar'],
    basis: 'a sales team of 4: 40 leads a week, 12 minutes saved on each',
  },
  'quote-drafting': {
    trigger: 'A salesperson finishes a call',
    result: 'A complete quote waits for your signature',
    steps: [
      'Collect prices, stock and delivery times',
      'Fill in your template, with the terms for this customer',
      'Mark every price that is older than a month',
      'Put it in front of a person to sign',
    ],
    systems: ['CRM', 'Business system', 'Document templates'],
    basis: 'a sales team of 5: 15 quotes a week, 40 minutes saved on each',
  },
  'quote-follow-up': {
    trigger: 'A quote has been quiet for five days',
    result: 'No quote is forgotten, and each refusal has a reason',
    steps: [
      'Check that nobody has spoken to the customer since',
      'Write a short follow-up in the salesperson’s name',
      'Stop as soon as there is an answer',
      'Record the reason when the answer is no',
    ],
    systems: ['CRM', 'Email'],
    basis: 'a sales team of 4: 45 open quotes a week, 4 minutes saved on each',
  },
  'call-notes': {
    trigger: 'A recorded call or meeting ends, with everyone’s consent',
    result: 'What you promised on the phone becomes a task',
    steps: [
      'Write down what was agreed, by whom, until when',
      'Update the customer record',
      'Create the tasks that were promised',
      'Delete the recording when its time is up',
    ],
    systems: ['Phone system', 'CRM', 'Task list'],
    basis: 'a sales team of 6: 60 sales calls a week, 5 minutes saved on each',
  },
} as const satisfies Readonly<Record<string, AutomationDetails>>;

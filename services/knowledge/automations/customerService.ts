import { spoken } from '../spoken.ts';
import type { AutomationDetails } from '../types.ts';

/** Automations for customer service. */
export const customerServiceAutomations = {
  'enquiry-reply': {
    trigger: 'An email or a web form arrives',
    result: 'Simple ones get an answer, the others get a draft',
    steps: [
      `Read what is being asked, in ${spoken.or}`,
      'Find the answer in your own documents',
      'Draft the reply with a link to its source',
      'Send the simple ones, marked as written by AI, and queue the rest for a person',
    ],
    systems: ['Microsoft 365', 'Help desk', 'Document library'],
    basis: 'a team of 6: 120 enquiries a week, 5 minutes saved on each',
  },
  'out-of-hours-calls': {
    trigger: 'The phone rings and nobody can pick up',
    result: 'Every call is answered; urgent ones ring your phone',
    steps: [
      'Answer, and say that it is an AI agent',
      'Take the request or the message',
      'Write a summary in the customer record',
      'Ring the person on duty if it cannot wait',
    ],
    systems: ['Phone system', 'Customer records'],
    basis: 'an office of 10: 60 calls out of hours a week, 4 minutes saved on each',
  },
  'appointment-booking': {
    trigger: 'A customer calls, writes or clicks for an appointment',
    result: 'Customers book at any hour and get a reminder',
    steps: [
      'Say that it is an AI system, and ask what is needed and for whom',
      'Offer free times from the calendar',
      'Book, and confirm by text message',
      'Remind the day before, and offer another time',
    ],
    systems: ['Calendar', 'Phone system', 'Text messages'],
    basis: 'a practice of 8: 90 appointments a week, 4 minutes saved on each',
  },
  'ticket-routing': {
    trigger: 'A support request is opened',
    result: 'Each goes to the right person, with similar cases',
    steps: [
      'Recognise the product and the kind of problem',
      'Set the urgency from the words and the contract',
      'Assign it to whoever solved the last ones like it',
      'Attach the three most similar solved cases',
    ],
    systems: ['Help desk', 'Customer records'],
    basis: 'a team of 9: 180 support tickets a week, 2 minutes saved on each',
  },
} as const satisfies Readonly<Record<string, AutomationDetails>>;

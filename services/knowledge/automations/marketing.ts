import { spoken } from '../spoken.ts';
import type { AutomationDetails } from '../types.ts';

/** Automations for marketing. */
export const marketingAutomations = {
  'review-replies': {
    trigger: 'A guest or customer leaves a review',
    result: 'Each review gets a reply of its own, as a draft',
    steps: [
      'Read what was praised and what was not',
      'Draft a reply that answers this review and no other',
      'Send complaints to the person who can mend them',
      'Count the subjects by month',
    ],
    systems: ['Review sites', 'Email', 'Data warehouse'],
    basis: 'a hotel of 70: 40 reviews a week, 6 minutes saved on each',
  },
  'product-texts': {
    trigger: 'A product is added to the shop',
    result: `A text in ${spoken.and}, ready to publish`,
    steps: [
      'Collect the facts from the supplier’s sheet',
      `Write the text in ${spoken.and}, in your tone`,
      'Refuse any claim the sheet does not support',
      'Wait for a person to publish it',
    ],
    systems: ['Online shop', 'Product data', 'Translation memory'],
    basis: 'a shop of 12: 24 product texts a week, 10 minutes saved on each',
  },
  'campaign-report': {
    trigger: 'A campaign has run for a week',
    result: 'You see which campaign to stop',
    steps: [
      'Collect cost and results from each channel',
      'Join them with orders, not with clicks',
      'Say which one to stop',
      'Send the page to whoever pays for it',
    ],
    systems: ['Advertising accounts', 'CRM', 'Online shop'],
    basis: 'a marketing team of 3: 6 campaign reports a week, 30 minutes saved on each',
  },
  'service-reminders': {
    trigger: 'A service, policy or licence falls due next month',
    result: 'Customers get the date, the price and a link',
    steps: [
      'Check consent and that it has not been renewed already',
      'Write with the date, the price and a link to book',
      'Remind once more, then stop',
      'Put the booking in the calendar',
    ],
    systems: ['CRM', 'Email', 'Calendar'],
    basis: 'a garage of 9: 40 service reminders a week, 3 minutes saved on each',
  },
} as const satisfies Readonly<Record<string, AutomationDetails>>;

import type { AutomationDetails } from '../types.ts';

/** Automations for human resources, with their limits. */
export const hrAutomations = {
  'application-replies': {
    trigger: 'Someone applies for a job',
    result: 'Every applicant gets an answer; a person decides',
    steps: [
      'Thank the applicant and say what happens next, by when',
      'Check that the documents are complete',
      'Put the application in front of the right person',
      'Rank nobody: under the EU AI Act that is a high-risk use, and we leave it to you',
    ],
    systems: ['Careers page', 'Email', 'HR system'],
    basis: 'a company of 90: 36 job applications a week, 5 minutes saved on each',
  },
  onboarding: {
    trigger: 'A contract is signed',
    result: 'Accounts, laptop and the first week are ready',
    steps: [
      'Create accounts with the rights of the role',
      'Order laptop, phone and key',
      'Fill the first week’s calendar',
      'Remind each person of their part until it is done',
    ],
    systems: ['HR system', 'Microsoft 365', 'Purchasing'],
    basis: 'a company of 150: 2 new colleagues a week, 90 minutes saved on each',
  },
  'leave-requests': {
    trigger: 'Someone asks for a day off, in a chat or by email',
    result: 'You press one button; calendar and payroll follow',
    steps: [
      'Check the balance and who else is away',
      'Ask the manager with one button',
      'Update calendar, rota and payroll',
      'Tell the person, ideally before the holiday',
    ],
    systems: ['HR system', 'Calendar', 'Payroll'],
    basis: 'a company of 120: 30 leave requests a week, 6 minutes saved on each',
  },
} as const satisfies Readonly<Record<string, AutomationDetails>>;

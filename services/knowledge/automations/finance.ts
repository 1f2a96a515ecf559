import type { AutomationDetails } from '../types.ts';

/** Automations for accounting. */
export const financeAutomations = {
  'invoice-posting': {
    trigger: 'A supplier invoice arrives',
    result: 'Those that match are posted; you check the others',
    steps: [
      'Read it as it comes, on paper or as a file',
      'Match it with the order and the delivery note',
      'Post and file what matches',
      'Show a person what does not, with the difference marked',
    ],
    systems: ['Email', 'Accounting system', 'Purchase orders'],
    basis: 'a company of 40: 60 invoices a week, 6 minutes saved on each',
  },
  'payment-reminders': {
    trigger: 'An invoice is seven days overdue',
    result: 'Reminders go out, and promises to pay are checked',
    steps: [
      'Check the bank, in case it was paid this morning',
      'Send a reminder in the tone you chose for this customer',
      'Note promises to pay and check them',
      'Tell a person before it becomes a dispute',
    ],
    systems: ['Accounting system', 'Bank feed', 'Email'],
    basis: 'a company of 25: 30 overdue invoices a week, 6 minutes saved on each',
  },
  'bank-reconciliation': {
    trigger: 'The bank statement is in, every morning at six',
    result: 'You check one short list, and the day is closed',
    steps: [
      'Match payments with invoices, part payments included',
      'Propose an account for what repeats',
      'List what nobody can explain',
      'Close the day when a person has looked at the list',
    ],
    systems: ['Bank feed', 'Accounting system'],
    basis: 'a company of 50: 300 bank payments a week, 1 minute saved on each',
  },
  'expense-claims': {
    trigger: 'Someone photographs a receipt',
    result: 'Claims within your rules are approved at once',
    steps: [
      'Read amount, date, supplier and VAT',
      'Compare with the expense rules',
      'Approve what is within them',
      'Ask about the rest, kindly',
    ],
    systems: ['Phone', 'Accounting system', 'Payroll'],
    basis: 'a company of 60: 24 expense claims a week, 10 minutes saved on each',
  },
  'management-report': {
    trigger: 'It is Monday, seven in the morning',
    result: 'One page of checked figures, with likely reasons',
    steps: [
      'Collect the figures from each system overnight',
      'Check them against last week’s and each other',
      'Write down what changed and the likely reason',
      'Send one page to the people who decide',
    ],
    systems: ['Accounting system', 'Business system', 'Data warehouse'],
    basis: 'a company of 80: 4 management reports a week, 60 minutes saved on each',
  },
} as const satisfies Readonly<Record<string, AutomationDetails>>;

import { type AutomationId, automationBriefs } from './briefs.ts';

const tasks: readonly { readonly id: AutomationId; readonly task: string }[] = [
  { id: 'enquiry-reply', task: 'Enquiries' },
  { id: 'out-of-hours-calls', task: 'Calls out of hours' },
  { id: 'appointment-booking', task: 'Appointments' },
  { id: 'quote-drafting', task: 'Quotes' },
  { id: 'order-entry', task: 'Orders' },
  { id: 'invoice-posting', task: 'Invoices' },
  { id: 'bank-reconciliation', task: 'Bank payments' },
  { id: 'management-report', task: 'Management reports' },
];

/**
 * Tasks that most companies have every week, each with the id of its automation. The name of a task is the unit in the
 * basis of the automation.
 */
export const weeklyTasks = tasks.filter(({ id }) => automationBriefs.some((brief) => brief.id === id));

import type { AutomationId } from './briefs.ts';

/** Work that most companies have every week, by the automation that takes it over; called as its basis counts it. */
export const weeklyTasks = [
  { id: 'enquiry-reply', task: 'Enquiries' },
  { id: 'out-of-hours-calls', task: 'Calls out of hours' },
  { id: 'appointment-booking', task: 'Appointments' },
  { id: 'lead-qualification', task: 'Leads' },
  { id: 'quote-drafting', task: 'Quotes' },
  { id: 'order-entry', task: 'Orders' },
  { id: 'delivery-updates', task: 'Deliveries' },
  { id: 'document-filing', task: 'Documents' },
  { id: 'invoice-posting', task: 'Invoices' },
  { id: 'bank-reconciliation', task: 'Bank payments' },
  { id: 'management-report', task: 'Management reports' },
  { id: 'leave-requests', task: 'Leave requests' },
] as const satisfies readonly { readonly id: AutomationId; readonly task: string }[];

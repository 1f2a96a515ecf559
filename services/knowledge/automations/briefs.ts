import { isOffered } from '../offerings/briefs.ts';
import type { AutomationBrief } from '../types.ts';

/** Briefs of all possible automations, by area. */
const allAutomations = [
  {
    id: 'enquiry-reply',
    title: 'Answer enquiries',
    area: 'Customer service',
    hoursSaved: 10,
    service: 'ai-automation',
  },
  {
    id: 'out-of-hours-calls',
    title: 'Take calls out of hours',
    area: 'Customer service',
    hoursSaved: 4,
    service: 'voice-agents',
  },
  {
    id: 'appointment-booking',
    title: 'Book appointments',
    area: 'Customer service',
    hoursSaved: 6,
    service: 'voice-agents',
  },
  {
    id: 'ticket-routing',
    title: 'Route support tickets',
    area: 'Customer service',
    hoursSaved: 6,
    service: 'ai-automation',
  },
  {
    id: 'lead-qualification',
    title: 'Qualify leads',
    area: 'Sales',
    hoursSaved: 8,
    service: 'ai-automation',
  },
  {
    id: 'quote-drafting',
    title: 'Draft quotes',
    area: 'Sales',
    hoursSaved: 10,
    service: 'process-automation',
  },
  {
    id: 'quote-follow-up',
    title: 'Follow up open quotes',
    area: 'Sales',
    hoursSaved: 3,
    service: 'process-automation',
  },
  { id: 'call-notes', title: 'File call notes', area: 'Sales', hoursSaved: 5, service: 'ai-automation' },
  { id: 'order-entry', title: 'Enter orders', area: 'Operations', hoursSaved: 10, service: 'ai-automation' },
  {
    id: 'delivery-updates',
    title: 'Send delivery updates',
    area: 'Operations',
    hoursSaved: 5,
    service: 'process-automation',
  },
  {
    id: 'stock-reorder',
    title: 'Reorder stock',
    area: 'Operations',
    hoursSaved: 4,
    service: 'data-analytics',
  },
  {
    id: 'document-filing',
    title: 'File documents',
    area: 'Operations',
    hoursSaved: 8,
    service: 'process-automation',
  },
  {
    id: 'inspection-report',
    title: 'Write up inspections',
    area: 'Operations',
    hoursSaved: 5,
    service: 'ai-automation',
  },
  {
    id: 'invoice-posting',
    title: 'Enter invoices',
    area: 'Finance',
    hoursSaved: 6,
    service: 'process-automation',
  },
  {
    id: 'payment-reminders',
    title: 'Chase overdue payments',
    area: 'Finance',
    hoursSaved: 3,
    service: 'process-automation',
  },
  {
    id: 'bank-reconciliation',
    title: 'Match bank payments',
    area: 'Finance',
    hoursSaved: 5,
    service: 'process-automation',
  },
  {
    id: 'expense-claims',
    title: 'Check expense claims',
    area: 'Finance',
    hoursSaved: 4,
    service: 'ai-automation',
  },
  {
    id: 'management-report',
    title: 'Send reports',
    area: 'Finance',
    hoursSaved: 4,
    service: 'data-analytics',
  },
  {
    id: 'application-replies',
    title: 'Answer job applications',
    area: 'HR',
    hoursSaved: 3,
    service: 'process-automation',
  },
  {
    id: 'onboarding',
    title: 'Set up new colleagues',
    area: 'HR',
    hoursSaved: 3,
    service: 'process-automation',
  },
  {
    id: 'leave-requests',
    title: 'Process leave requests',
    area: 'HR',
    hoursSaved: 3,
    service: 'process-automation',
  },
  {
    id: 'review-replies',
    title: 'Answer reviews',
    area: 'Marketing',
    hoursSaved: 4,
    service: 'ai-automation',
  },
  {
    id: 'product-texts',
    title: 'Write product texts',
    area: 'Marketing',
    hoursSaved: 4,
    service: 'digital-presence',
  },
  {
    id: 'campaign-report',
    title: 'Measure campaigns',
    area: 'Marketing',
    hoursSaved: 3,
    service: 'data-analytics',
  },
  {
    id: 'service-reminders',
    title: 'Send service reminders',
    area: 'Marketing',
    hoursSaved: 2,
    service: 'process-automation',
  },
] as const satisfies readonly AutomationBrief[];

/** Id of an automation. */
export type AutomationId = (typeof allAutomations)[number]['id'];

/** Briefs of the automations of offered services for lists, by area. */
export const automationBriefs = allAutomations.filter(({ service }) => isOffered(service));

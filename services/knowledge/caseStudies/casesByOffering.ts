import type { OfferingId } from '../offerings/briefs.ts';
import { type CaseWork, casesByWork } from './casesByWork.ts';

/** The case that the page of a service shows. It must name the service. A service without a case is left out. */
export const casesByOffering: Readonly<Partial<Record<OfferingId, (typeof casesByWork)[CaseWork]>>> = {
  consultancy: casesByWork.ideas,
  'process-automation': casesByWork.invoices,
  'voice-agents': casesByWork.bookings,
  'data-analytics': casesByWork.reports,
  'digital-presence': casesByWork.enquiries,
  'enterprise-it-strategy': casesByWork.systems,
  'ai-automation': casesByWork.orders,
};

import type { OfferingId } from '../offerings/briefs.ts';
import { casesByWork, type KindOfWork } from './casesByWork.ts';

/**
 * The case on the page of each service. Its `services` must include the service. A service without a case is left out.
 */
export const casesByOffering: Readonly<Partial<Record<OfferingId, (typeof casesByWork)[KindOfWork]>>> = {
  consultancy: casesByWork.ideas,
  'process-automation': casesByWork.invoices,
  'voice-agents': casesByWork.bookings,
  'data-analytics': casesByWork.reports,
  'digital-presence': casesByWork.enquiries,
  'enterprise-it-strategy': casesByWork.systems,
  'ai-automation': casesByWork.orders,
};

import { type AuditFormData, type AuditRecord, type AuditReport, emptyAuditForm } from '#services';

/** Answers of an invented bakery, for stories and tests. */
export const bakery: AuditFormData = {
  ...emptyAuditForm,
  businessName: 'Kyrenia Gate Bakery',
  contactName: 'Anna Georgiou',
  email: 'anna@example.org',
  industry: 'Hotels and restaurants',
  companySize: '11 to 50 people',
  challengeDescription: 'Every order from a restaurant is typed twice.',
  areasOfInterest: { ...emptyAuditForm.areasOfInterest, operations: true, sales: true },
};

/** A report as a model would write it. */
export const bakeryReport: AuditReport = {
  executiveSummary:
    'Kyrenia Gate Bakery types every restaurant order twice: once from the message, once into the ledger. That is about fourteen hours a week, and most mistakes in deliveries begin there.\n\nReading orders by software would take that work away within a month.',
  keyOpportunities: [
    {
      title: 'Orders by message',
      description: 'Restaurants write by Viber and email. Both can be read and entered once.',
    },
    { title: 'Invoices', description: 'Delivery notes and invoices can be matched without looking.' },
  ],
  recommendedSolutions: [
    {
      title: 'Order reader',
      description: 'Reads messages in Greek and English, asks when unsure, and enters orders.',
      priority: 'High',
      roi: '150-200%',
      implementationDifficulty: 'Easy',
    },
    {
      title: 'Invoice matching',
      description: 'Compares delivery notes with invoices and shows only what differs.',
      priority: 'Medium',
      roi: '120-180%',
      implementationDifficulty: 'Medium',
    },
  ],
};

/** Returns a stored report with this id. */
export const recordOf = (id: string, change: Partial<AuditRecord> = {}): AuditRecord => ({
  id,
  timestamp: '2026-02-27T08:15:00.000Z',
  formData: bakery,
  report: bakeryReport,
  status: 'new',
  followUpSent: false,
  source: 'ai',
  title: '',
  ...change,
});

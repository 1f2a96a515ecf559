import { type AuditRecord, emptyAuditForm } from '#services';

const solution = (title: string, priority: 'High' | 'Medium' | 'Low', difficulty: 'Easy' | 'Hard') => ({
  title,
  description: `${title} takes the typing away.`,
  priority,
  roi: '150-200%',
  implementationDifficulty: difficulty,
});

/** A report as an earlier visit would have stored it, this many minutes ago. */
export function earlierRecord(businessName: string, minutesAgo: number): AuditRecord {
  const time = new Date(Date.now() - minutesAgo * 60_000);
  return {
    id: String(time.getTime()),
    timestamp: time.toISOString(),
    formData: {
      ...emptyAuditForm,
      businessName,
      contactName: 'Anna',
      email: 'anna@example.org',
      phone: '+357 99 123456',
    },
    report: {
      executiveSummary: `The summary for ${businessName}.`,
      keyOpportunities: [{ title: 'Orders by message', description: 'Read and entered once.' }],
      recommendedSolutions: [
        solution('Invoice matching', 'Low', 'Easy'),
        solution('Order reader', 'High', 'Hard'),
        solution('Stock counting', 'Medium', 'Easy'),
      ],
    },
    status: 'new',
    followUpSent: false,
    source: 'template',
    title: '',
  };
}

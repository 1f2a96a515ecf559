import type { ReportOrigin } from './ReportContent.ts';
import type { SolutionOrder } from './sortSolutions.ts';

/** Every word of the report that is not the report's own. */
export interface AuditReportLabels {
  readonly contents: string;
  readonly preparedFor: string;
  readonly date: string;
  readonly summary: string;
  readonly opportunities: string;
  readonly solutions: string;
  readonly method: string;
  readonly nextStep: string;
  readonly effort: string;
  readonly copy: string;
  readonly copied: string;
  readonly sort: string;
  readonly orders: Readonly<Record<SolutionOrder, string>>;
  readonly origins: Readonly<Record<ReportOrigin, string>>;
  readonly priority: (priority: string) => string;
  readonly roi: (range: string) => string;
}

/** The words in English; the three section titles are those of the requirements (requirements: Input). */
export const englishReport: AuditReportLabels = {
  contents: 'Contents',
  preparedFor: 'Prepared for',
  date: 'Date',
  summary: 'Executive Summary',
  opportunities: 'Key Opportunities',
  solutions: 'Recommended Solutions',
  method: 'Assumptions and method',
  nextStep: 'Next step',
  effort: 'Effort',
  copy: 'Copy section',
  copied: 'Copied',
  sort: 'Sort by',
  orders: { written: 'As written', priority: 'Priority', effort: 'Least effort' },
  origins: { ai: 'AI-generated', template: 'Prepared from templates', sample: 'Sample' },
  priority: (priority) => `${priority} priority`,
  roi: (range) => `${range} ROI`,
};

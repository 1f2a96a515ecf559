import { digitalSourceType } from '../digitalSourceType.ts';
import { country } from '../knowledge/country.ts';
import { createMask } from './maskPersonalData.ts';
import { tidyLines, truncateAtWord } from './plainText.ts';
import type {
  AuditFormData,
  AuditRecord,
  AuditReport,
  ReportPart,
  ReportSource,
  Solution,
  SolutionFact,
} from './types.ts';

/**
 * A report with its heading, for files and links. The name, email and phone of the form are left out; the report can repeat
 * a name from another answer.
 */
export interface ReportDocument {
  /** The visitor's own title, or empty. */
  readonly title: string;
  readonly businessName: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly source: ReportSource;
  readonly report: AuditReport;
}

/** The parts of a record that may leave this browser in a file or a link. */
export function toReportDocument({
  title,
  formData,
  timestamp,
  source,
  report,
}: AuditRecord): ReportDocument {
  return { title, businessName: formData.businessName, timestamp, source, report };
}

/** Additions to a file that the visitor asks for; a link to a report has none of them. */
export interface FileOptions {
  /** The challenge, without name, email and phone. Left out, the file does not quote it. */
  readonly quote?: string | undefined;
  /** Makes an address of a path of the site. @default the path */
  readonly addressOf?: (path: string) => string;
}

/** Characters of a challenge that a report quotes. */
const longestQuote = 600;

/** A challenge as a report quotes it: its beginning, where it is long. */
export const quoteOf = (challenge: string): string => truncateAtWord(longestQuote, tidyLines(challenge));

/** The same for a file, without the visitor's name, email and phone. */
export const quoteForFile = (formData: AuditFormData): string =>
  quoteOf(createMask(formData)(formData.challengeDescription));

/** Stands before the challenge. */
export const quoteLabel = 'You wrote:';

/** Says where a report comes from, as the law asks and the visitor should know. */
export const sourceLabels: Readonly<Record<ReportSource, string>> = {
  ai: 'Written by AI (Google Gemini). Check it with a person before you rely on it.',
  mixed:
    'Written partly by AI (Google Gemini), partly prepared from templates: each part says which. Check it with a person before you rely on it.',
  template: 'Prepared from templates, without AI.',
  sample: 'Sample report, prepared from templates without anyone’s data.',
};

/** The mark of a report for programs; none for templates. */
export const digitalSourceTypeOf: Readonly<Record<ReportSource, string | undefined>> = {
  ...digitalSourceType,
  template: undefined,
  sample: undefined,
};

/** Whether a part of a report is the model's or comes from templates. */
export const partSource = (
  { source, report }: Pick<ReportDocument, 'source' | 'report'>,
  part: ReportPart,
): 'ai' | 'template' =>
  source === 'template' || source === 'sample' || report.fromTemplates?.includes(part) ? 'template' : 'ai';

/** Stands under the title of a part where the parts of a report differ; `null` where they do not. */
export const partNote = (
  document: Pick<ReportDocument, 'source' | 'report'>,
  part: ReportPart,
): string | null => (document.source === 'mixed' ? partLabels[partSource(document, part)] : null);

const partLabels = { ai: 'Written by AI.', template: 'Prepared from templates, not written by AI.' } as const;

/** Says that the reply of the model was cut. */
export const endedEarlyNote =
  'The AI service reached its limit before the report was finished. What was cut off is missing here or prepared from templates.';

const factNames: Readonly<Record<SolutionFact, string>> = {
  priority: 'priority',
  roi: 'ROI',
  implementationDifficulty: 'effort',
};

/** Says which facts of a solution the model did not state; `null` if it stated all. */
export const usualNote = ({ usual = [] }: Pick<Solution, 'usual'>): string | null =>
  usual.length > 0
    ? `Our usual value, where the AI stated none: ${usual.map((fact) => factNames[fact]).join(', ')}.`
    : null;

/** The heading of a report: the visitor's title, or what it is and for whom. */
export const reportHeading = ({
  title,
  businessName,
}: Pick<ReportDocument, 'title' | 'businessName'>): string =>
  title.trim() || `AI business audit: ${businessName.trim() || 'Your Business'}`;

/** The day of a report as it is written in texts, e.g. "2 March 2026"; empty for a text that is no date. */
export function formatDay({ timestamp }: Pick<ReportDocument, 'timestamp'>): string {
  const time = Date.parse(timestamp);
  if (!Number.isFinite(time)) return '';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: country.zone }).format(time);
}

/** Meaning of the returns; shown below each report. */
export const methodNote =
  'ROI ranges are typical first-year returns for a solution of this kind, in percent of its cost. They are for large tasks: beside each solution from our price list stands how many hours a week it takes. They are estimates, not promises.';

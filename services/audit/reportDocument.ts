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
 * A report with the data for its heading, for files and links. It leaves out the name, email and phone fields of the
 * form. The report text can still contain a name from another answer.
 */
export interface ReportDocument {
  /** Title that the visitor gave the report; empty if none. */
  readonly title: string;
  readonly businessName: string;
  /** Time of the report, in ISO 8601. */
  readonly timestamp: string;
  readonly source: ReportSource;
  readonly report: AuditReport;
}

/** Returns the parts of a record that may leave this browser in a file or a link. */
export function toReportDocument({
  title,
  formData,
  timestamp,
  source,
  report,
}: AuditRecord): ReportDocument {
  return { title, businessName: formData.businessName, timestamp, source, report };
}

/** Options of a file. Links to a report do not use them. */
export interface FileOptions {
  /** The challenge, without name, email and phone. If left out, the file does not contain it. */
  readonly challenge?: string | undefined;
  /** Converts a path of the site to a URL. @default the path */
  readonly urlOf?: (path: string) => string;
}

/** Maximum length of the challenge in a report, in characters. */
const longestExcerpt = 600;

/** Returns the challenge as a report shows it. A long challenge is cut. */
export const challengeExcerpt = (challenge: string): string =>
  truncateAtWord(longestExcerpt, tidyLines(challenge));

/** Same as `challengeExcerpt`, without the visitor's name, email and phone, for files. */
export const anonymousChallenge = (formData: AuditFormData): string =>
  challengeExcerpt(createMask(formData)(formData.challengeDescription));

/** Label before the challenge in a report. */
export const challengeLabel = 'You wrote:';

/** Label for the source of a report. The law requires it for text by AI. */
export const sourceLabels: Readonly<Record<ReportSource, string>> = {
  ai: 'Written by AI (Google Gemini). Check it with a person before you rely on it.',
  mixed:
    'Written partly by AI (Google Gemini), partly prepared from templates: each part says which. Check it with a person before you rely on it.',
  template: 'Prepared from templates, without AI.',
  sample: 'Sample report, prepared from templates without anyone’s data.',
};

/** Machine-readable mark for AI content; `undefined` for a report from templates. */
export const digitalSourceTypeOf: Readonly<Record<ReportSource, string | undefined>> = {
  ...digitalSourceType,
  template: undefined,
  sample: undefined,
};

/** Returns the author of a part of a report: the model or the templates. */
export const partSource = (
  { source, report }: Pick<ReportDocument, 'source' | 'report'>,
  part: ReportPart,
): 'ai' | 'template' =>
  source === 'template' || source === 'sample' || report.fromTemplates?.includes(part) ? 'template' : 'ai';

/** Label below the title of a part, if the parts of a report have different sources; else `null`. */
export const partNote = (
  document: Pick<ReportDocument, 'source' | 'report'>,
  part: ReportPart,
): string | null => (document.source === 'mixed' ? partLabels[partSource(document, part)] : null);

const partLabels = { ai: 'Written by AI.', template: 'Prepared from templates, not written by AI.' } as const;

/** Note for a report whose reply reached the token limit. */
export const endedEarlyNote =
  'The AI service reached its limit before the report was finished. What was cut off is missing here or prepared from templates.';

const factNames: Readonly<Record<SolutionFact, string>> = {
  priority: 'priority',
  roi: 'ROI',
  implementationDifficulty: 'effort',
};

/** Returns a note with the facts that the model did not state; `null` if the model stated all. */
export const usualNote = ({ usual = [] }: Pick<Solution, 'usual'>): string | null =>
  usual.length > 0
    ? `Our usual value, where the AI stated none: ${usual.map((fact) => factNames[fact]).join(', ')}.`
    : null;

/** Heading of a report: the visitor's title, or "AI business audit" with the business name. */
export const reportHeading = ({
  title,
  businessName,
}: Pick<ReportDocument, 'title' | 'businessName'>): string =>
  title.trim() || `AI business audit: ${businessName.trim() || 'Your Business'}`;

/** Formats the date of a report, e.g. "2 March 2026"; empty if the timestamp is invalid. */
export function formatDay({ timestamp }: Pick<ReportDocument, 'timestamp'>): string {
  const time = Date.parse(timestamp);
  if (!Number.isFinite(time)) return '';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: country.zone }).format(time);
}

/** Explanation of the returns, shown below each report. */
export const methodNote =
  'ROI ranges are typical first-year returns for a solution of this kind, in percent of its cost. They are for large tasks: beside each solution from our price list stands how many hours a week it takes. They are estimates, not promises.';

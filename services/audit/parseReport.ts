import type { AuditFormData, AuditReport } from './AuditReport.ts';
import { cannedOpportunities, cannedReport, cannedSolutions } from './canned/cannedReport.ts';
import { cutTo } from './parse/plainText.ts';
import { isJson, readJson } from './parse/readJson.ts';
import { readMarkdown } from './parse/readMarkdown.ts';
import { readSections } from './parse/readSections.ts';
import type { Sections } from './parse/Sections.ts';
import { maxReply, maxSummary } from './reportLimits.ts';

const nothing: Sections = { summary: '', opportunities: [], solutions: [] };

/**
 * Reads a model's reply as a report (specification section 5). What is missing is the first paragraph (summary)
 * or three canned items for the chosen areas. Total: any text gives a report; linear, and only 64 kB are read.
 */
export function parseReport(reply: string, formData: AuditFormData | null): AuditReport {
  const { summary, opportunities, solutions } = sectionsOf(reply.slice(0, maxReply));
  return {
    executiveSummary: cutTo(maxSummary, summary) || cannedReport(formData).executiveSummary,
    keyOpportunities:
      opportunities.length > 0
        ? opportunities.map(({ title, description }) => ({ title, description }))
        : cannedOpportunities(formData),
    recommendedSolutions: solutions.length > 0 ? solutions : cannedSolutions(formData),
  };
}

function sectionsOf(reply: string): Sections {
  const fromJson = readJson(reply);
  if (fromJson) return fromJson;
  // Unreadable JSON must not be shown to a visitor as a summary.
  return isJson(reply) ? nothing : readSections(readMarkdown(reply));
}

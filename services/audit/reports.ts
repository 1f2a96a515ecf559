// Functions for a finished report: files and links, and the estimate, which no form has to load. A separate entry point.
import type { FileOptions, ReportDocument } from './reportDocument.ts';

export { basisOf } from './basisOf.ts';
export {
  endedEarlyNote,
  formatDay,
  partNote,
  quoteForFile,
  quoteLabel,
  quoteOf,
  type ReportDocument,
  reportHeading,
  toReportDocument,
  usualNote,
} from './reportDocument.ts';
export { reportToHtml } from './reportToHtml.ts';
export { reportToJson } from './reportToJson.ts';
export { reportToMarkdown } from './reportToMarkdown.ts';
export { defaultAssumptions, parseRoi, savingOf, weeksPerYear } from './roiEstimate.ts';
export { decodeReport, encodeReport } from './shareLink.ts';
/** Loads what writes a Word file, and writes it. */
export const reportToWord = async (document: ReportDocument, options?: FileOptions): Promise<Blob> =>
  (await import('./reportToWord.ts')).reportToWord(document, options);
export { offListNoteOf, type SolutionDetail, solutionDetails } from './solutionDetails.ts';

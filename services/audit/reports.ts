// Functions for a finished report: files, links and the estimate. This is a separate entry point, so that the form does
// not load these functions.
import type { FileOptions, ReportDocument } from './reportDocument.ts';

export { basisOf } from './basisOf.ts';
export {
  anonymousChallenge,
  challengeExcerpt,
  challengeLabel,
  endedEarlyNote,
  formatDay,
  partNote,
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
/** Loads the Word writer on demand and converts the report. */
export const reportToWord = async (document: ReportDocument, options?: FileOptions): Promise<Blob> =>
  (await import('./reportToWord.ts')).reportToWord(document, options);
export { type SolutionDetail, solutionDetails, unlistedNoteOf } from './solutionDetails.ts';

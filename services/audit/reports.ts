// Functions for a finished report: files and links, and the estimate, which no form has to load. A separate entry point.
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
export { defaultAssumptions, estimateRoi, parseRoi, savingOf, weeksPerYear } from './roiEstimate.ts';
export { decodeReport, encodeReport } from './shareLink.ts';
export { offListNoteOf, type SolutionDetail, solutionDetails } from './solutionDetails.ts';

// What a report needs once there is one: files and links, and the estimate, all that a form pays for. A door of its own.
export {
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
export { defaultAssumptions, estimateRoi, parseRoi, savingOf, weeksPerYear } from './roiEstimate.ts';
export { decodeReport, encodeReport } from './shareLink.ts';

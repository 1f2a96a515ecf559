// What a report needs once there is one: files, links and estimates. Its own door, so that no form pays for it.
export { formatDay, type ReportDocument, reportHeading, toReportDocument } from './reportDocument.ts';
export { reportToHtml } from './reportToHtml.ts';
export { reportToJson } from './reportToJson.ts';
export { reportToMarkdown } from './reportToMarkdown.ts';
export { defaultAssumptions, estimateRoi, parseRoi, weeksPerYear } from './roiEstimate.ts';
export { decodeReport, encodeReport } from './shareLink.ts';

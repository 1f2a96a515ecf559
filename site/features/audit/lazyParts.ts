import { fetchAhead } from '#site/app/fetchAhead.ts';
import { loadChunk } from '#site/app/loadChunk.ts';
import { lazyPart } from '#site/features/loading/lazyPart.tsx';

const report = () => loadChunk(() => import('./ReportScreen.tsx'));

/** Everything that is only needed once there is a report. */
export const ReportScreen = lazyPart(async () => (await report()).ReportScreen);
export const CompareScreen = lazyPart(async () => (await report()).CompareReports);
export const PastReports = lazyPart(
  async () => (await loadChunk(() => import('./PastReports.tsx'))).PastReports,
);

/** Fetches the report's parts while the report is written; a failure waits until they are needed. */
export const prepareReport = () => fetchAhead(report);

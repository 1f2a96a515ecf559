import { lazy } from 'react';

import { loadChunk } from '#site/app/loadChunk.ts';

const report = () => loadChunk(() => import('./ReportScreen.tsx'));

/** Everything that is only needed once there is a report. */
export const ReportScreen = lazy(async () => ({ default: (await report()).ReportScreen }));
export const CompareScreen = lazy(async () => ({ default: (await report()).CompareReports }));
export const PastReports = lazy(async () => ({
  default: (await loadChunk(() => import('./PastReports.tsx'))).PastReports,
}));

/** Fetches the report's parts while the report is written; a failure waits until they are needed. */
export const prepareReport = () => void report().catch(() => {});

import type { Services } from '#services';
import { lazyComponent } from '#site/features/loading/lazyComponent.tsx';
import { loadChunk } from '#site/routing/loadChunk.ts';
import { prefersReducedData, prefetch } from '#site/routing/prefetch.ts';

const report = () => loadChunk(() => import('./ReportScreen.tsx'));

/** The components that are needed only once there is a report. */
export const ReportScreen = lazyComponent(async () => (await report()).ReportScreen);
/** Two reports side by side. */
export const CompareScreen = lazyComponent(async () => (await report()).CompareReports);
/** The reports of this browser. */
export const PastReports = lazyComponent(
  async () => (await loadChunk(() => import('./PastReports.tsx'))).PastReports,
);

/** Fetches the report's parts while the report is written; a failure waits until they are needed. */
export const preloadReport = () => prefetch(report);

/** Fetches the code that writes and shows a report while the form is filled in, unless the visitor saves data. */
export function preloadAudit({ audit }: Services) {
  if (prefersReducedData()) return;
  preloadReport();
  prefetch(audit);
}

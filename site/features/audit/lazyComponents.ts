import type { Services } from '#services';
import { lazyComponent } from '#site/features/loading/lazyComponent.tsx';
import { loadChunk } from '#site/routing/loadChunk.ts';
import { prefersReducedData, prefetch } from '#site/routing/prefetch.ts';

const loadReport = () => loadChunk(() => import('./ReportScreen.tsx'));

/** A report on the screen. It is loaded when the first report is shown, or earlier by `preloadReport`. */
export const ReportScreen = lazyComponent(async () => (await loadReport()).ReportScreen);
/** Comparison of two reports, in the same chunk as `ReportScreen`. */
export const CompareScreen = lazyComponent(async () => (await loadReport()).CompareReports);
/** List of the stored reports. */
export const PastReports = lazyComponent(
  async () => (await loadChunk(() => import('./PastReports.tsx'))).PastReports,
);

/**
 * Loads the components of a report while the report is written. A failure is ignored: the components are loaded again
 * when they are needed.
 */
export const preloadReport = () => prefetch(loadReport);

/**
 * Loads the code for writing and showing a report while the visitor fills in the form. Does nothing if the browser is
 * set to save data.
 */
export function preloadAudit({ audit }: Services) {
  if (prefersReducedData()) return;
  preloadReport();
  prefetch(audit);
}

import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '#design-system';
import { type AuditFormData, type AuditRecord, isAbortError, useServices } from '#services';

import { type AuditRoute, fragments, parseAuditRoute } from './auditRoute.ts';
import { type DisplayedReport, unsavedRecord } from './DisplayedReport.ts';
import { useAuditRecords } from './useAuditRecords.ts';

/** Stage of the audit. Each stage has a way back to the form. */
export type AuditState =
  | { readonly stage: 'form' }
  | { readonly stage: 'generating'; readonly withoutAi: boolean }
  | { readonly stage: 'failed'; readonly message: string }
  | { readonly stage: 'opening' }
  /** The address names a report that is not stored, or contains one that cannot be read. */
  | { readonly stage: 'missing'; readonly view: AuditRoute['view'] }
  /** Code that shows or writes the report did not load. */
  | { readonly stage: 'unloaded' }
  | { readonly stage: 'displayed'; readonly displayed: DisplayedReport }
  | { readonly stage: 'compare'; readonly records: readonly [AuditRecord, AuditRecord] };

const formRoute: AuditRoute = { view: 'form' };

/** Generates, stores, opens and shows reports. The address names the shown report, so Back, Forward and reload work. */
export function useReport({
  onReportReady,
}: {
  /**
   * Called after an attempt to store a report. `origin`: a new report (`written`), or a sample or shared report
   * (`taken-over`).
   */
  readonly onReportReady: (displayed: DisplayedReport, origin: 'written' | 'taken-over') => void;
}) {
  const { audits } = useServices();
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const records = useAuditRecords();
  /** Report of the last attempt to store one, even if the attempt failed. */
  const [lastReady, setLastReady] = useState<DisplayedReport | null>(null);
  const fetched = useFetched(hydrated ? hash : '');
  const go = (fragment: string) => void navigate({ hash: fragment });
  const show = (displayed: DisplayedReport, origin: 'written' | 'taken-over') => {
    setLastReady(displayed);
    onReportReady(displayed, origin);
    go(fragments.saved(displayed.record.id));
  };
  const { generation, stop, generate } = useGeneration(hash, (displayed) => show(displayed, 'written'));

  const find = (id: string): DisplayedReport | undefined => {
    const record = records.find((each) => each.id === id);
    if (lastReady?.record.id === id) return { ...lastReady, record: record ?? lastReady.record };
    return record && { record, outcome: 'opened' };
  };
  const stateOf = (route: AuditRoute): AuditState => {
    // A running or failed generation is shown instead of the report in the address, until the visitor navigates.
    if (route.view === 'form' || generation.stage !== 'form') return generation;
    if (route.view === 'saved') {
      const displayed = find(route.id);
      return displayed ? { stage: 'displayed', displayed } : { stage: 'missing', view: 'saved' };
    }
    if (route.view === 'compare') {
      const [one, other] = route.ids.map((id) => find(id)?.record);
      return one && other
        ? { stage: 'compare', records: [one, other] }
        : { stage: 'missing', view: 'compare' };
    }
    if (fetched === undefined) return { stage: 'opening' };
    if (fetched === 'unloaded') return { stage: 'unloaded' };
    return fetched ? { stage: 'displayed', displayed: fetched } : { stage: 'missing', view: route.view };
  };

  return {
    state: stateOf(hydrated ? parseAuditRoute(hash) : formRoute),
    records,
    go,
    stop,
    generate,
    /** Stores a sample or a shared report in this browser. */
    save: async ({ record: { formData, report, source } }: DisplayedReport) =>
      show(await audits.save(formData, { report, source }), 'taken-over'),
  };
}

/** Generates a report and holds the stage of the generation. A change of the address cancels the generation. */
function useGeneration(hash: string, onStored: (displayed: DisplayedReport) => void) {
  const { audit, audits, reportError } = useServices();
  const [generation, setGeneration] = useState<AuditState>({ stage: 'form' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  // Going back cancels the report that is being written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the fragment counts.
  useEffect(() => stop, [hash]);

  function stop() {
    running.current?.abort();
    setGeneration({ stage: 'form' });
  }
  /** Generates a report from valid answers and stores it. */
  async function generate(formData: AuditFormData, withoutAi = false) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setGeneration({ stage: 'generating', withoutAi });
    try {
      const service = await audit().catch((error: unknown) => {
        reportError(error, 'audit.show');
        return null;
      });
      if (controller.signal.aborted) return;
      if (!service) return setGeneration({ stage: 'unloaded' });
      const generated = await service.generate(formData, { withoutAi, signal: controller.signal });
      if (controller.signal.aborted) return;
      const saved = await audits.save(formData, generated);
      // Navigation resets this state. Resetting it here would flash the form.
      if (!controller.signal.aborted) onStored(saved);
    } catch (error) {
      if (!isAbortError(error)) reportError(error, 'audit.show');
      if (controller.signal.aborted) return;
      setGeneration({ stage: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }
  return { generation, stop, generate };
}

/**
 * Returns the sample report or the report of a shared link, if the fragment names one.
 *
 * `undefined`: the report is loading, or the fragment names another view. `null`: the link contains no report.
 * `unloaded`: the code did not load.
 */
function useFetched(hash: string): DisplayedReport | null | 'unloaded' | undefined {
  const { audit, reportError } = useServices();
  const [fetched, setFetched] = useState<{
    readonly hash: string;
    readonly displayed: DisplayedReport | null | 'unloaded';
  }>();
  useEffect(() => {
    const route = parseAuditRoute(hash);
    let isOutdated = false;
    const fetchReport = async (): Promise<DisplayedReport | null> => {
      if (route.view === 'sample') {
        const { report } = await (await audit()).generate(null);
        return { record: unsavedRecord({ report, source: 'sample' }), outcome: 'sample' };
      }
      const { decodeReport } = await import('#services/reports');
      const document = await decodeReport(hash);
      return document && { record: unsavedRecord(document), outcome: 'shared' };
    };
    if (route.view !== 'sample' && route.view !== 'shared') return;
    fetchReport().then(
      (displayed) => !isOutdated && setFetched({ hash, displayed }),
      (error: unknown) => {
        reportError(error, 'audit.show');
        if (!isOutdated) setFetched({ hash, displayed: 'unloaded' });
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [hash, audit, reportError]);
  return fetched?.hash === hash ? fetched.displayed : undefined;
}

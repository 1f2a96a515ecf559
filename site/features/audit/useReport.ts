import { useEffect, useRef, useState } from 'react';

import {
  type AuditFormData,
  type AuditRecord,
  emptyAuditForm,
  type SaveOutcome,
  useServices,
} from '#services';

/** Where the report is: not asked for, on its way, or on the screen with what became of keeping it. */
export type ReportState =
  | { readonly stage: 'none' }
  | { readonly stage: 'generating' }
  | {
      readonly stage: 'shown';
      readonly record: AuditRecord;
      /** `sample`: not kept on purpose (A12). `opened`: it was kept before. */
      readonly outcome: SaveOutcome | 'sample' | 'opened';
    };

/** Generates, keeps and shows reports. Nothing here is a dead end: cancelling goes back to the form. */
export function useReport() {
  const { audit, audits } = useServices();
  const [state, setState] = useState<ReportState>({ stage: 'none' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  return {
    state,
    /** Without answers it is the sample (A12). */
    async generate(formData: AuditFormData | null, withoutAi = false) {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ stage: 'generating' });
      try {
        const service = await audit();
        const generated = await service.generate(formData, { withoutAi, signal: controller.signal });
        if (controller.signal.aborted) return;
        if (formData && generated.source !== 'sample') {
          setState({ stage: 'shown', ...audits.save(formData, generated) });
        } else {
          setState({ stage: 'shown', record: sample(generated.report), outcome: 'sample' });
        }
      } catch (error) {
        if (controller.signal.aborted) return;
        setState({ stage: 'none' });
        throw error;
      }
    },
    cancel() {
      running.current?.abort();
      setState({ stage: 'none' });
    },
    open: (record: AuditRecord) => setState({ stage: 'shown', record, outcome: 'opened' }),
    close: () => setState({ stage: 'none' }),
  };
}

const sample = (report: AuditRecord['report']): AuditRecord => ({
  id: 'sample',
  timestamp: new Date().toISOString(),
  formData: emptyAuditForm,
  report,
  status: 'new',
  followUpSent: false,
  source: 'sample',
  title: '',
});

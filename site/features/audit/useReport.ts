import { useEffect, useRef, useState } from 'react';

import { type AuditFormData, type AuditRecord, type SaveOutcome, useServices } from '#services';

/** Where the report is: not asked for, on its way, on the screen. */
export type ReportState =
  | { readonly stage: 'none' }
  | { readonly stage: 'generating' }
  | {
      readonly stage: 'shown';
      readonly record: AuditRecord;
      readonly outcome: SaveOutcome | 'sample' | 'opened';
    };

/** Generates, saves and shows reports. Nothing here is a dead end: cancelling goes back to the form. */
export function useReport() {
  const { audit, audits } = useServices();
  const [state, setState] = useState<ReportState>({ stage: 'none' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  return {
    state,
    async generate(formData: AuditFormData | null, withoutAi: boolean) {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ stage: 'generating' });
      const { generate } = await audit();
      const generated = await generate(formData, { withoutAi, signal: controller.signal }).catch(
        (error: unknown) => {
          if (controller.signal.aborted) return null;
          throw error;
        },
      );
      if (!generated || controller.signal.aborted) return;
      if (formData && generated.source !== 'sample') {
        setState({ stage: 'shown', ...audits.save(formData, generated) });
      } else {
        setState({ stage: 'shown', record: sampleRecord(generated.report), outcome: 'sample' });
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

import type { AuditRecord } from '#services';

import { ReportTools } from './ReportTools.tsx';
import { ReportView } from './ReportView.tsx';
import type { ShownReport } from './ShownReport.ts';

export { CompareReports } from './CompareReports.tsx';

export interface ReportScreenProps {
  readonly shown: ShownReport;
  /** The visitor's reports, newest first. */
  readonly records: readonly AuditRecord[];
  readonly onBack: () => void;
  readonly onCompare: (one: string, other: string) => void;
  readonly onKeep: () => void;
}

/** A report with everything that can be done with it. */
export function ReportScreen({ shown, records, onBack, onCompare, onKeep }: ReportScreenProps) {
  const { id } = shown.record;
  const other = records.find((record) => record.id !== id);
  return (
    <ReportView
      shown={shown}
      tools={
        <ReportTools
          shown={shown}
          onBack={onBack}
          onCompare={id && other ? () => onCompare(id, other.id) : undefined}
          onKeep={onKeep}
        />
      }
    />
  );
}

import type { AuditRecord } from '#services';
import type { DisplayedReport } from './DisplayedReport.ts';
import { ReportTools } from './ReportTools.tsx';
import { ReportView } from './ReportView.tsx';

export { CompareReports } from './CompareReports.tsx';

export interface ReportScreenProps {
  readonly displayed: DisplayedReport;
  /** The visitor's reports, newest first. */
  readonly records: readonly AuditRecord[];
  readonly onBack: () => void;
  readonly onCompare: (one: string, other: string) => void;
  readonly onSave: () => void;
}

/** A report with everything that can be done with it. */
export function ReportScreen({ displayed, records, onBack, onCompare, onSave }: ReportScreenProps) {
  const { id } = displayed.record;
  const other = records.find((record) => record.id !== id);
  return (
    <ReportView
      displayed={displayed}
      tools={
        <ReportTools
          displayed={displayed}
          onBack={onBack}
          onCompare={id && other ? () => onCompare(id, other.id) : undefined}
          onSave={onSave}
        />
      }
    />
  );
}

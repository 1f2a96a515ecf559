import { EmptyState, Heading, ReportList, Stack, Text } from '#design-system';
import { useServices } from '#services';
import { formatDay, reportHeading, toReportDocument } from '#services/reports';
import { useNotify } from '#site/state/useNotify.ts';

import { notices, originLabels, past } from './report.content.ts';
import { useAuditRecords } from './useAuditRecords.ts';

export interface PastReportsProps {
  readonly onOpen: (id: string) => void;
}

/** List of the reports of this browser. Visitors can open, rename and delete them. */
export function PastReports({ onOpen }: PastReportsProps) {
  const { audits } = useServices();
  const records = useAuditRecords();
  const notify = useNotify();
  const notifyDeletion = (isDeleted: boolean, done: string) =>
    notify('report-deleted', isDeleted ? done : notices.notDeleted, isDeleted ? 'done' : 'error');
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="h3">
        {past.title}
      </Heading>
      <ReportList
        reports={records.map((record) => {
          const report = toReportDocument(record);
          return {
            id: record.id,
            title: reportHeading(report),
            date: formatDay(report),
            dateTime: record.timestamp,
            origin: originLabels[record.source],
          };
        })}
        onOpen={onOpen}
        onRename={async (id, title) => {
          const saved = await audits.update(id, { title });
          notify('report-renamed', saved ? notices.renamed : notices.notRenamed, saved ? 'done' : 'error');
        }}
        onDelete={async (id) => notifyDeletion(await audits.remove(id), notices.deleted)}
        onDeleteAll={async () => {
          for (const { id } of records) await audits.remove(id);
          notifyDeletion(audits.list().length === 0, notices.allDeleted);
        }}
        empty={
          <EmptyState title={past.empty} headingLevel={3}>
            {past.emptyText}
          </EmptyState>
        }
        note={
          <Text size="small" tone="muted">
            {past.note}
          </Text>
        }
      />
    </Stack>
  );
}

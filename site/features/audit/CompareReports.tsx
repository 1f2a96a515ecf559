import { type ReactNode, useLayoutEffect, useRef } from 'react';

import { Button, Grid, Heading, SelectField, Stack, Table } from '#design-system';
import type { AuditRecord } from '#services';
import { formatDay, reportHeading, toReportDocument } from '#services/reports';
import { ComparedItems } from './ComparedItems.tsx';
import { chosenAreasText } from './chosenAreasText.ts';
import { comparing, originLabels } from './report.content.ts';

export interface CompareReportsProps {
  readonly records: readonly [AuditRecord, AuditRecord];
  /** Reports to choose from, newest first. */
  readonly storedReports: readonly AuditRecord[];
  readonly onChoose: (one: string, other: string) => void;
  readonly onBack: () => void;
}

const nameOf = (record: AuditRecord) => reportHeading(toReportDocument(record));
const dateOf = (record: AuditRecord) => formatDay(toReportDocument(record));

/**
 * Compares two reports that are stored in this browser. Opportunities and solutions that only one report has are
 * marked.
 */
export function CompareReports({
  records: [one, other],
  storedReports,
  onChoose,
  onBack,
}: CompareReportsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  const options = storedReports.map((record) => ({
    value: record.id,
    label: `${nameOf(record)} (${dateOf(record)})`,
  }));
  const { rows } = comparing;
  const row = (id: keyof typeof rows, cell: (record: AuditRecord, other: AuditRecord) => ReactNode) => ({
    id,
    cells: { aspect: rows[id], one: cell(one, other), other: cell(other, one) },
  });
  return (
    <Stack gap="l">
      <div>
        <Button variant="text" onClick={onBack}>
          {comparing.back}
        </Button>
      </div>
      <Heading ref={title} level={2} tabIndex={-1}>
        {comparing.title}
      </Heading>
      <Grid columns={{ tablet: 2 }} gap="m">
        <SelectField
          label={comparing.one}
          name="one"
          options={options}
          value={one.id}
          onValueChange={(id) => onChoose(id, other.id)}
        />
        <SelectField
          label={comparing.other}
          name="other"
          options={options}
          value={other.id}
          onValueChange={(id) => onChoose(one.id, id)}
        />
      </Grid>
      <Table
        caption={comparing.caption}
        captionHidden
        columns={[
          { key: 'aspect', label: comparing.aspect },
          { key: 'one', label: nameOf(one) },
          { key: 'other', label: nameOf(other) },
        ]}
        rows={[
          row('date', dateOf),
          row('origin', ({ source }) => originLabels[source]),
          row('areas', ({ formData }) => chosenAreasText(formData) || '\u2013'),
          row('summary', ({ report }) => report.executiveSummary),
          row('opportunities', ({ report }, other) => (
            <ComparedItems items={report.keyOpportunities} others={other.report.keyOpportunities} />
          )),
          row('solutions', ({ report }, other) => (
            <ComparedItems items={report.recommendedSolutions} others={other.report.recommendedSolutions} />
          )),
        ]}
      />
    </Stack>
  );
}

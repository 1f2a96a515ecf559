import { type RefObject, useEffect, useRef } from 'react';

import { AuditReport, Button, IngotMark, Inline, PrintSheet, Stack, Text } from '#design-system';
import { auditAreas } from '#services';
import { company, contact } from '#services/knowledge';
import { paths } from '#site/app/paths.ts';
import { copyText } from '#site/features/copyText.ts';

import { areaLabels } from './auditForm.content.ts';
import { partText } from './partText.ts';
import { originNotes, outcomes, words } from './report.content.ts';
import type { ReportState } from './useReport.ts';

export interface ReportViewProps {
  readonly shown: Extract<ReportState, { readonly stage: 'shown' }>;
  readonly onBack: () => void;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** A report on the screen, with what became of keeping it and what can be done with it. */
export function ReportView({ shown: { record, outcome }, onBack }: ReportViewProps) {
  const { formData, report, source, timestamp } = record;
  const business = formData.businessName || words.sampleBusiness;
  const title = useFocusOnArrival(record.id);
  const details = [
    { term: words.industry, value: formData.industry },
    { term: words.size, value: formData.companySize },
    { term: words.areas, value: areasOf(formData.areasOfInterest) },
  ].filter(({ value }) => value);
  return (
    <Stack gap="l">
      <Inline gap="s" justify="between">
        <Button variant="text" onClick={onBack}>
          {words.back}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {words.print}
        </Button>
      </Inline>
      <Text role="status" tone={outcome === 'lost' ? 'error' : 'muted'}>
        {outcomes[outcome]}
      </Text>
      <PrintSheet>
        <AuditReport
          titleRef={title}
          title={record.title || words.title(business)}
          company={company.name}
          mark={<IngotMark />}
          businessName={business}
          date={day.format(new Date(timestamp))}
          dateTime={timestamp}
          details={details}
          origin={source}
          originNote={originNotes[source]}
          report={report}
          method={<Text>{words.method}</Text>}
          nextStep={
            <Inline gap="m">
              <Text>{words.nextStep}</Text>
              <Button href={paths.contact} variant="outline" size="small">
                {words.contact}
              </Button>
            </Inline>
          }
          footer={`${company.fullName}, ${contact.headquarters.city}, ${contact.email}, ${contact.phone}`}
          onCopyPart={(part) => copyText(partText(report, part))}
        />
      </PrintSheet>
    </Stack>
  );
}

const areasOf = (chosen: Readonly<Record<(typeof auditAreas)[number], boolean>>) =>
  auditAreas
    .filter((area) => chosen[area])
    .map((area) => areaLabels[area])
    .join(', ');

/** Moves the focus to the title of each report that arrives, so that it is read and scrolled to. */
function useFocusOnArrival(id: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another report has another id.
  useEffect(() => {
    title.current?.focus();
  }, [id]);
  return title;
}

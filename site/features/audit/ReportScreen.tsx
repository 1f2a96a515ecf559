import { useLayoutEffect, useRef } from 'react';

import { AuditReport, Button, Heading, IngotMark, PrintSheet, Stack, Text } from '#design-system';
import type { AuditRecord, Solution } from '#services';
import { companyBrief, contact } from '#services/knowledge';
import {
  endedEarlyNote,
  formatDay,
  parseRoi,
  partNote,
  reportHeading,
  toReportDocument,
} from '#services/reports';
import * as booking from '#site/features/calls/BookCall.content.ts';
import { BookCall } from '#site/features/calls/BookCall.tsx';
import { useChat } from '#site/features/chat/ChatProvider.tsx';
import { useCopy } from '#site/shared/useCopy.ts';

import { areaNames } from './areaNames.ts';
import { type DisplayedReport, isOwnReport } from './DisplayedReport.ts';
import * as styles from './FollowUp.css.ts';
import { FollowUp } from './FollowUp.tsx';
import { ReportTools } from './ReportTools.tsx';
import { RoiCalculator } from './RoiCalculator.tsx';
import { originNotes, outcomes, words } from './report.content.ts';
import { reportPartText } from './reportPartText.ts';

export { CompareReports } from './CompareReports.tsx';

export interface ReportScreenProps {
  readonly displayed: DisplayedReport;
  /** The visitor's reports, newest first. */
  readonly records: readonly AuditRecord[];
  readonly onBack: () => void;
  readonly onCompare: (one: string, other: string) => void;
  readonly onSave: () => void;
  /** Asks the AI service for the same report once more. */
  readonly onAskAgain: () => void;
}

/** A report on the screen and on paper, with its actions and with whether it is saved. */
export function ReportScreen(props: ReportScreenProps) {
  const { displayed, records, onBack, onCompare, onSave, onAskAgain } = props;
  const { record, outcome } = displayed;
  const { formData, report, source, timestamp } = record;
  const { open: openChat } = useChat();
  const copy = useCopy();
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another report has another id.
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
    // Browsers leave a title under the header where it is.
    title.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [record.id]);
  const document = toReportDocument(record);
  const other = records.find(({ id }) => id !== record.id);
  const details = [
    { term: words.industry, value: formData.industry },
    { term: words.size, value: formData.companySize },
    { term: words.areas, value: areaNames(formData) },
  ].filter(({ value }) => value);

  return (
    <Stack gap="l">
      <ReportTools
        displayed={displayed}
        onBack={onBack}
        onCompare={record.id && other ? () => onCompare(record.id, other.id) : undefined}
        onSave={onSave}
      />
      <Text size="small" tone={outcome === 'lost' || outcome === 'latest-only' ? 'error' : 'muted'}>
        {outcomes[outcome]}
      </Text>
      <PrintSheet>
        <AuditReport
          titleRef={title}
          title={reportHeading(document)}
          company={companyBrief.name}
          mark={<IngotMark />}
          businessName={formData.businessName || words.sampleBusiness}
          date={formatDay(document)}
          dateTime={timestamp}
          details={details}
          origin={source}
          originNote={originNotes[source]}
          partNotes={{
            summary: partNote(document, 'summary'),
            opportunities: partNote(document, 'opportunities'),
            solutions: partNote(document, 'solutions'),
          }}
          notice={
            report.endedEarly && (
              <Stack gap="s">
                <Text measure>{endedEarlyNote}</Text>
                {isOwnReport(displayed) && (
                  <div className={styles.onScreen}>
                    <Button variant="outline" size="small" onClick={onAskAgain}>
                      {words.askAgain}
                    </Button>
                  </div>
                )}
              </Stack>
            )
          }
          summary={report.executiveSummary}
          opportunities={report.keyOpportunities}
          solutions={report.recommendedSolutions.map(toShown)}
          method={<RoiCalculator solutions={report.recommendedSolutions} />}
          nextStep={<FollowUp record={record} own={isOwnReport(displayed)} />}
          footer={`${companyBrief.fullName}, ${contact.headquarters.city}, ${contact.email}, ${contact.phone}`}
          onCopyPart={(part) => copy(reportPartText(document, part))}
          solutionActions={(solution) => (
            <Button
              variant="text"
              size="small"
              aria-label={words.askAbout(solution.title)}
              onClick={() =>
                openChat(words.question(solution.title, solution.usual?.includes('roi') ? '' : solution.roi))
              }
            >
              {words.ask}
            </Button>
          )}
        />
      </PrintSheet>
      <Stack gap="m">
        <Heading level={2} size="h3">
          {booking.title}
        </Heading>
        <Text tone="muted" measure>
          {booking.lead}
        </Text>
        <BookCall />
      </Stack>
    </Stack>
  );
}

/** A solution in the words of the design system. A return that the model did not state has no range to draw. */
function toShown({ implementationDifficulty, usual = [], ...solution }: Solution) {
  return {
    ...solution,
    difficulty: implementationDifficulty,
    range: usual.includes('roi') ? undefined : (parseRoi(solution.roi) ?? undefined),
    usual: usual.map((fact) => (fact === 'implementationDifficulty' ? 'difficulty' : fact)),
  };
}

import { type ComponentProps, useLayoutEffect, useRef } from 'react';

import { AuditReport, Button, IngotMark, PrintSheet, Stack, Text } from '#design-system';
import type { AuditRecord, Solution } from '#services';
import { companyBrief, contact } from '#services/knowledge';
import {
  challengeExcerpt,
  challengeLabel,
  endedEarlyNote,
  formatDay,
  parseRoi,
  partNote,
  type ReportDocument,
  reportHeading,
  solutionDetails,
  toReportDocument,
  unlistedNoteOf,
} from '#services/reports';
import { useChat } from '#site/features/chat/ChatProvider.tsx';
import { useCopyText } from '#site/shared/useCopyText.ts';

import { chosenAreasText } from './chosenAreasText.ts';
import { type DisplayedReport, isFromVisitor } from './DisplayedReport.ts';
import * as styles from './FollowUp.css.ts';
import { FollowUp } from './FollowUp.tsx';
import { ReportRail } from './ReportRail.tsx';
import { ReportDownloads, ReportTools } from './ReportTools.tsx';
import { RoiCalculator } from './RoiCalculator.tsx';
import { originNotes, outcomes, partMeanings, reportCopy } from './report.content.ts';
import { reportPartText } from './reportPartText.ts';

export { CompareReports } from './CompareReports.tsx';

export interface ReportScreenProps {
  readonly displayed: DisplayedReport;
  /** The visitor's reports, newest first. */
  readonly records: readonly AuditRecord[];
  readonly onBack: () => void;
  readonly onCompare: (one: string, other: string) => void;
  readonly onSave: () => void;
  /** Asks the AI service again with the same answers. */
  readonly onAskAgain: () => void;
}

/** A report for screen and print, with its actions and a note on its storage. */
export function ReportScreen(props: ReportScreenProps) {
  const { displayed, records, onBack, onCompare, onSave, onAskAgain } = props;
  const { record, outcome } = displayed;
  const { formData, report, source, timestamp } = record;
  const copyText = useCopyText();
  const title = useTitleFocus(record.id);
  const reportDocument = toReportDocument(record);
  const challenge = challengeExcerpt(formData.challengeDescription);
  const other = records.find(({ id }) => id !== record.id);
  const details = [
    { term: reportCopy.industry, value: formData.industry },
    { term: reportCopy.size, value: formData.companySize },
    { term: reportCopy.areas, value: chosenAreasText(formData) },
  ].filter(({ value }) => value);

  return (
    <Stack gap="l">
      <ReportTools displayed={displayed} onBack={onBack} onSave={onSave} />
      <Text size="small" tone={outcome === 'lost' || outcome === 'latest-only' ? 'error' : 'muted'}>
        {outcomes[outcome]}
      </Text>
      <PrintSheet>
        <AuditReport
          titleRef={title}
          title={reportHeading(reportDocument)}
          company={companyBrief.name}
          mark={<IngotMark />}
          businessName={formData.businessName || reportCopy.sampleBusiness}
          date={formatDay(reportDocument)}
          dateTime={timestamp}
          details={details}
          origin={source}
          originNote={originNotes[source]}
          challenge={challenge ? { label: challengeLabel, text: challenge } : undefined}
          rail={
            <ReportRail>
              <ReportDownloads
                displayed={displayed}
                onCompare={record.id && other ? () => onCompare(record.id, other.id) : undefined}
              />
            </ReportRail>
          }
          partNotes={partNotesOf(reportDocument, challenge)}
          notice={
            report.endedEarly && <EndedEarly onAskAgain={isFromVisitor(displayed) ? onAskAgain : undefined} />
          }
          summary={report.executiveSummary}
          opportunities={report.keyOpportunities}
          solutions={report.recommendedSolutions.map((solution) =>
            toReportSolution(reportDocument, solution, challenge),
          )}
          method={<RoiCalculator solutions={report.recommendedSolutions} />}
          nextStep={<FollowUp record={record} isFromVisitor={isFromVisitor(displayed)} />}
          footer={`${companyBrief.fullName}, ${contact.headquarters.city}, ${contact.email}, ${contact.phone}`}
          onCopyPart={(part) => copyText(reportPartText(reportDocument, part))}
          solutionActions={(solution) => <AskAbout solution={solution} />}
        />
      </PrintSheet>
    </Stack>
  );
}

/** Returns the note below each part: its origin, the prices that are not ours, and its meaning. */
function partNotesOf(reportDocument: ReportDocument, challenge: string) {
  const noteOf = (part: keyof typeof partMeanings, unlistedNote?: string | null) =>
    [partNote(reportDocument, part), unlistedNote, partMeanings[part]].filter(Boolean).join(' ');
  return {
    summary: noteOf('summary', unlistedNoteOf(reportDocument, 'summary', challenge)),
    opportunities: noteOf('opportunities', unlistedNoteOf(reportDocument, 'opportunities', challenge)),
    solutions: noteOf('solutions'),
  };
}

/** Returns the ref of the title. The title of each new report gets the focus and is scrolled into view. */
function useTitleFocus(reportId: string) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another report has another id.
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
    // Focusing does not scroll to a title that the page header covers.
    const toTitle = () => title.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    toTitle();
    // The form above disappears in the next frame and can move the page, so the scroll is repeated.
    const frame = requestAnimationFrame(() => requestAnimationFrame(toTitle));
    return () => cancelAnimationFrame(frame);
  }, [reportId]);
  return title;
}

/** Button that writes a question about a solution into the chat. */
function AskAbout({ solution: { title, usual, roi } }: { readonly solution: ReportSolution }) {
  const { open } = useChat();
  return (
    <Button
      variant="text"
      size="small"
      aria-label={reportCopy.askAbout(title)}
      onClick={() => open(reportCopy.question(title, usual?.includes('roi') ? '' : roi))}
    >
      {reportCopy.ask}
    </Button>
  );
}

/** Notice that the model's reply ended before the report was finished. */
function EndedEarly({ onAskAgain }: { readonly onAskAgain: (() => void) | undefined }) {
  return (
    <Stack gap="s">
      <Text measure>{endedEarlyNote}</Text>
      {onAskAgain && (
        <div className={styles.onScreen}>
          <Button variant="outline" size="small" onClick={onAskAgain}>
            {reportCopy.askAgain}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type ReportSolution = ComponentProps<typeof AuditReport>['solutions'][number];

/**
 * Converts a solution to the props of the design system. If the model did not state a return, there is no range to
 * draw.
 */
function toReportSolution(
  reportDocument: ReportDocument,
  solution: Solution,
  challenge: string,
): ReportSolution {
  const { implementationDifficulty, usual = [], ...rest } = solution;
  const { details, note } = solutionDetails(reportDocument, solution, challenge);
  return {
    ...rest,
    details: details.map(({ link, ...detail }) => ({
      ...detail,
      link: link && { href: link.path, label: link.label },
    })),
    note: note ?? undefined,
    difficulty: implementationDifficulty,
    range: usual.includes('roi') ? undefined : (parseRoi(rest.roi) ?? undefined),
    usual: usual.map((fact) => (fact === 'implementationDifficulty' ? 'difficulty' : fact)),
  };
}

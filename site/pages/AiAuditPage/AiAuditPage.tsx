import { type ComponentProps, useMemo, useRef, useState } from 'react';

import {
  AuditPreview,
  Container,
  Heading,
  IngotMark,
  Link,
  Stack,
  Text,
  ToastRegion,
  VisuallyHidden,
} from '#design-system';
import { type AuditFormData, type AuditReport, createStoredValue, storedKeys, useServices } from '#services';
import { companyBrief } from '#services/knowledge';
import { PageDrawing } from '#site/drawings/PageDrawing/PageDrawing.tsx';
import { AuditView } from '#site/features/audit/AuditView.tsx';
import { errorPrefix } from '#site/features/audit/auditForm.content.ts';
import { preview, ready, saveNotices } from '#site/features/audit/auditPage.content.ts';
import { fragments } from '#site/features/audit/auditRoute.ts';
import { formProgress } from '#site/features/audit/formProgress.ts';
import { PastReports } from '#site/features/audit/lazyComponents.ts';
import { ReportSoFar } from '#site/features/audit/ReportSoFar.tsx';
import { useAuditAnnouncement } from '#site/features/audit/useAuditAnnouncement.ts';
import { useAuditForm } from '#site/features/audit/useAuditForm.ts';
import { useDraftReport } from '#site/features/audit/useDraftReport.ts';
import { useReport } from '#site/features/audit/useReport.ts';
import { useFilledAudit } from '#site/features/savings/useFilledAudit.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';
import { paths } from '#site/routing/paths.ts';
import { firstSentence } from '#site/sections/firstSentence.ts';

import { meta, sample } from './AiAuditPage.content.ts';
import * as styles from './AiAuditPage.css.ts';

/** Page `/ai-audit`: the form beside its preview, later the report. Earlier reports stand below the form. */
export function AiAuditPage() {
  const { session } = useServices();
  const draft = useMemo(() => createStoredValue(session, storedKeys['audit-draft']), [session]);
  const form = useAuditForm(draft);
  useFilledAudit(form);
  const [saved, setSaved] = useState<ToastMessage>();
  const reports = useReport({
    onReportReady({ outcome, record }, origin) {
      form.forgetDraft();
      // The other outcomes belong to reports that are opened and not saved.
      if (outcome === 'saved' || outcome === 'latest-only' || outcome === 'lost')
        setSaved({
          id: record.id,
          message: origin === 'written' ? `${ready} ${saveNotices[outcome]}` : saveNotices[outcome],
          tone: outcome === 'saved' ? 'done' : 'error',
        });
    },
  });
  const { state } = reports;
  const { stage } = state;
  const isSavedDisplayed = state.stage === 'displayed' && state.displayed.record.id === saved?.id;
  const returning = useHasBeenTrue(stage !== 'form');
  const hadReports = useHasBeenTrue(reports.records.length > 0);
  const showsForm = stage === 'form' || stage === 'generating';
  const hasErrors = stage === 'form' && Object.keys(form.errors).length > 0;
  const draftReport = useDraftReport(form.answers);
  const announcement = useAuditAnnouncement(stage, form.draftState !== 'none');
  return (
    <>
      <PageMeta {...meta} title={hasErrors ? errorPrefix + meta.title : meta.title} />
      <Container className={styles.columns}>
        <Stack gap="xl">
          <PageTitle showsForm={showsForm} />
          <ToastRegion
            inline
            toasts={saved && isSavedDisplayed ? [saved] : []}
            onDismiss={() => setSaved(undefined)}
          />
          <AuditView
            form={form}
            reports={reports}
            returning={returning}
            progress={<ReportSoFar report={draftReport} previewId={previewId} />}
          />
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </Stack>
        {showsForm && <PreviewColumn answers={form.answers} draftReport={draftReport} />}
      </Container>
      {stage === 'form' && hadReports && (
        <Container className={styles.pastReports}>
          <PastReports onOpen={(id) => reports.go(fragments.saved(id))} />
        </Container>
      )}
    </>
  );
}

/** Title of the page; above the form, also a drawing and the lead. */
function PageTitle({ showsForm }: { readonly showsForm: boolean }) {
  return (
    <Stack gap="l">
      <div className={styles.title}>
        <Heading level={1}>{meta.heading}</Heading>
        {showsForm && (
          <div className={styles.drawing}>
            <PageDrawing name="ai-audit" />
          </div>
        )}
      </div>
      {showsForm && (
        <Text size="lead" tone="muted" className={styles.lead}>
          {meta.lead} <Link href={paths.sampleReport}>{sample}</Link>.
        </Text>
      )}
    </Stack>
  );
}

interface PreviewColumnProps {
  readonly answers: AuditFormData;
  /** Report that the answers lead to so far; `undefined` before there is one. */
  readonly draftReport: AuditReport | undefined;
}

/** Preview of the report beside the form: an example until there is a draft. */
function PreviewColumn({ answers, draftReport }: PreviewColumnProps) {
  const { solutions, ...content } = draftReport ? toPreview(draftReport, answers) : preview.example;
  const { steps } = formProgress(answers);
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <aside className={styles.previewColumn} aria-label={preview.label}>
      <div className={styles.preview}>
        <Text size="small" tone="muted" aria-hidden="true">
          {preview.label}
        </Text>
        <AuditPreview
          id={previewId}
          tabIndex={-1}
          className={styles.paper}
          company={companyBrief.name}
          mark={<IngotMark />}
          status={draftReport ? preview.draft(done, steps.length) : preview.sample}
          {...content}
          solutions={solutions.map((solution, index) => ({
            ...solution,
            place: preview.places[index] ?? '',
          }))}
          worked={preview.worked}
          note={draftReport ? preview.draftNote : preview.exampleNote}
        />
      </div>
    </aside>
  );
}

type ToastMessage = ComponentProps<typeof ToastRegion>['toasts'][number];

const previewId = 'preview';

/**
 * Shortens a report, so that the preview fits into the window. Keeps the first paragraph of the summary, and as many
 * opportunities as areas are ticked (at least one), each with its first sentence.
 */
const toPreview = (report: AuditReport, { areasOfInterest }: AuditFormData) => ({
  summary: report.executiveSummary.replace(/\n\n.*/s, ''),
  opportunities: report.keyOpportunities
    .slice(0, Object.values(areasOfInterest).filter(Boolean).length || 1)
    .map(({ title, description }) => ({ title, description: firstSentence(description) })),
  solutions: report.recommendedSolutions.map(({ title, implementationDifficulty: difficulty, roi }) => ({
    title,
    difficulty,
    roi,
  })),
});

/** Returns whether the condition has been true in this render or an earlier one. */
function useHasBeenTrue(condition: boolean): boolean {
  const wasRendered = useRef(false);
  if (condition) wasRendered.current = true;
  return wasRendered.current;
}

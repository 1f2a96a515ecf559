import { useMemo } from 'react';

import { AuditPreview, Button, Container, Heading, IngotMark, Stack, Text } from '#design-system';
import { auditAreas, createStoredValue, storedKeys, useServices } from '#services';
import { company } from '#services/knowledge';
import { AuditForm } from '#site/features/audit/AuditForm.tsx';
import { areaLabels } from '#site/features/audit/auditForm.content.ts';
import { ReportView } from '#site/features/audit/ReportView.tsx';
import { words } from '#site/features/audit/report.content.ts';
import { useAuditForm } from '#site/features/audit/useAuditForm.ts';
import { useReport } from '#site/features/audit/useReport.ts';
import { PageMeta } from '#site/layout/PageMeta.tsx';

import { meta } from './AiAuditPage.content.ts';
import * as styles from './AiAuditPage.css.ts';

/** `/ai-audit` — eight questions beside the sheet they will fill, then the report. */
export function AiAuditPage() {
  const { session } = useServices();
  const draft = useMemo(() => createStoredValue(session, storedKeys['audit-draft']), [session]);
  const form = useAuditForm(draft);
  const { state, generate, cancel, close } = useReport();
  const { areasOfInterest, businessName } = form.answers;
  return (
    <>
      <PageMeta {...meta} />
      <Container className={styles.columns}>
        <Stack gap="xl">
          <Stack gap="l">
            <Heading level={1}>{meta.heading}</Heading>
            <Text size="lead" tone="muted" className={styles.lead}>
              {meta.lead}
            </Text>
          </Stack>
          {state.stage === 'none' && (
            <AuditForm form={form} onSubmit={generate} onSample={() => generate(null, true)} />
          )}
          {state.stage === 'generating' && (
            <Stack gap="m" role="status">
              <Text size="lead">{words.generating}</Text>
              <Text tone="muted">{words.generatingNote}</Text>
              <div>
                <Button variant="outline" onClick={cancel}>
                  {words.cancel}
                </Button>
              </div>
            </Stack>
          )}
          {state.stage === 'shown' && <ReportView shown={state} onBack={close} />}
        </Stack>
        {state.stage !== 'shown' && (
          <aside className={styles.preview} aria-label={words.preview.note}>
            <AuditPreview
              company={company.name}
              mark={<IngotMark />}
              businessName={businessName}
              areas={auditAreas.filter((area) => areasOfInterest[area]).map((area) => areaLabels[area])}
              solutions={words.preview.solutions}
              note={words.preview.note}
            />
          </aside>
        )}
      </Container>
    </>
  );
}

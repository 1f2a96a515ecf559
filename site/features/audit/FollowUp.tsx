import { useId, useLayoutEffect, useRef } from 'react';

import { Button, Inline, Link, Stack, Text } from '#design-system';
import { type AuditRecord, cleanContact, type Lead, useServices } from '#services';
import { anonymousChallenge, reportHeading, reportToMarkdown, toReportDocument } from '#services/reports';
import { MailInstead } from '#site/features/leads/MailInstead.tsx';
import { SendResult } from '#site/features/leads/SendResult.tsx';
import { useLeadDelivery } from '#site/features/leads/useLeadDelivery.ts';
import { paths } from '#site/routing/paths.ts';
import { siteUrl } from '#site/routing/siteUrl.ts';

import * as styles from './FollowUp.css.ts';
import { followUp } from './report.content.ts';

export interface FollowUpProps {
  readonly record: AuditRecord;
  /** Whether the visitor made the report. Only such a report has a name and an email address for the reply. */
  readonly isFromVisitor: boolean;
}

/** Asks for a follow-up. A click sends the report to a person, through the gateway or the visitor's mail program. */
export function FollowUp({ record, isFromVisitor }: FollowUpProps) {
  const { audits } = useServices();
  const lead = leadOf(record);
  const { byMailOnly, sending, outcome, outcomeText, mail, send } = useLeadDelivery(
    lead,
    followUp.subject,
    followUp.outcomes,
  );
  const sent = record.followUpSent || outcome === 'delivered';
  const sendLabel = outcome === 'failed' ? followUp.again : followUp.send;
  const result = useRef<HTMLElement>(null);
  const whatIsSentId = useId();
  // The focused button has been removed, so the result takes the focus.
  useLayoutEffect(() => {
    if (outcome === 'delivered') result.current?.focus();
  }, [outcome]);

  const ask = async () => {
    if ((await send()) === 'delivered') await audits.update(record.id, { followUpSent: true });
  };

  return (
    <Stack gap="s">
      <Text measure>{followUp.promise}</Text>
      <Text measure className={styles.onPaper}>
        {siteUrl(paths.contact)}
      </Text>
      {isFromVisitor && !sent && (
        <Text id={whatIsSentId} size="small" tone="muted" measure className={styles.onScreen}>
          {byMailOnly ? followUp.byMail : followUp.whatIsSent(lead.name, lead.email)}
        </Text>
      )}
      <Inline gap="m" className={styles.onScreen}>
        {isFromVisitor && !sent && (
          <Button size="small" busy={sending} aria-describedby={whatIsSentId} onClick={() => void ask()}>
            {byMailOnly ? followUp.sendByMail : sendLabel}
          </Button>
        )}
        {mail && <MailInstead mail={mail} label={followUp.mail} />}
        <Link href={paths.contact}>{followUp.contact}</Link>
      </Inline>
      <SendResult
        ref={result}
        outcome={sent ? 'delivered' : outcome}
        outcomeText={sent ? followUp.outcomes.delivered : outcomeText}
      />
    </Stack>
  );
}

/** Returns the lead to send: name, e-mail, phone and the report. */
function leadOf(record: AuditRecord): Lead {
  const { contactName, email, phone } = record.formData;
  const report = toReportDocument(record);
  return {
    kind: 'follow-up',
    name: contactName,
    email: cleanContact('email', email),
    phone: cleanContact('phone', phone),
    message: followUp.message(reportHeading(report)),
    attachment: reportToMarkdown(report, {
      challenge: anonymousChallenge(record.formData),
      urlOf: siteUrl,
    }),
  };
}

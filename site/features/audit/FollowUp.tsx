import { useLayoutEffect, useRef, useState } from 'react';

import { Button, Inline, Link, Stack, Text } from '#design-system';
import { type AuditRecord, type DeliveryOutcome, type Lead, mailtoOf, useServices } from '#services';
import { contact } from '#services/knowledge';
import { reportHeading, reportToMarkdown, toReportDocument } from '#services/reports';
import { paths } from '#site/routing/paths.ts';
import { siteUrl } from '#site/routing/siteUrl.ts';

import * as styles from './FollowUp.css.ts';
import { followUp } from './report.content.ts';

export interface FollowUpProps {
  readonly record: AuditRecord;
  /** The visitor's own report: there is a name and an address to answer to. */
  readonly own: boolean;
}

/** A person instead of a machine (decision D8): sends the report on a click, through the gateway or the visitor's mail program. */
export function FollowUp({ record, own }: FollowUpProps) {
  const { leads, audits } = useServices();
  const [state, setState] = useState<'idle' | 'sending' | DeliveryOutcome>('idle');
  const lead = leadOf(record);
  const mailto = mailtoOf(lead, { to: contact.email, subject: followUp.subject });
  const sent = record.followUpSent || state === 'delivered';
  const result = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (state === 'delivered') result.current?.focus();
  }, [state]);

  async function send() {
    setState('sending');
    const outcome = await leads.deliver(lead);
    setState(outcome);
    if (outcome === 'delivered') audits.update(record.id, { followUpSent: true });
    if (outcome === 'unavailable') window.location.assign(mailto);
  }

  return (
    <Stack gap="s">
      <Text measure>{followUp.promise}</Text>
      <Text measure className={styles.onPaper}>
        {siteUrl(paths.contact)}
      </Text>
      {own && !sent && (
        <Text size="small" tone="muted" measure className={styles.onScreen}>
          {followUp.sends(lead.name, lead.email)}
        </Text>
      )}
      <Inline gap="m" className={styles.onScreen}>
        {own && !sent && (
          <Button size="small" busy={state === 'sending'} onClick={({ detail }) => detail < 2 && void send()}>
            {state === 'failed' ? followUp.again : followUp.send}
          </Button>
        )}
        {(state === 'unavailable' || state === 'failed') && <Link href={mailto}>{followUp.mail}</Link>}
        <Link href={paths.contact}>{followUp.contact}</Link>
      </Inline>
      <Text
        ref={result}
        tabIndex={-1}
        role="status"
        tone={state === 'failed' ? 'error' : sent ? 'done' : 'muted'}
      >
        {sent ? followUp.delivered : state === 'idle' || state === 'sending' ? '' : followUp[state]}
      </Text>
    </Stack>
  );
}

/** The lead that a click sends: name, e-mail, phone and the report. */
function leadOf(record: AuditRecord): Lead {
  const { contactName, email, phone } = record.formData;
  const document = toReportDocument(record);
  return {
    kind: 'follow-up',
    name: contactName,
    email,
    phone,
    message: followUp.message(reportHeading(document)),
    attachment: reportToMarkdown(document),
  };
}

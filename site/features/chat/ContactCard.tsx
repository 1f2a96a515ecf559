import { type FormEvent, useLayoutEffect, useRef } from 'react';

import {
  Button,
  CheckboxGroup,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
  TextArea,
  TextField,
} from '#design-system';
import { leadLimits } from '#services';
import { contact } from '#services/knowledge';
import type { CallRequest } from '#site/features/calls/callTimes.ts';
import { KeepInCalendar } from '#site/features/calls/KeepInCalendar.tsx';
import { Honeypot, takeHoneypot } from '#site/features/forms/Honeypot.tsx';
import { MailInstead } from '#site/features/leads/MailInstead.tsx';
import { SendResult } from '#site/features/leads/SendResult.tsx';
import { phoneUrl } from '#site/routing/paths.ts';
import * as styles from './ContactCard.css.ts';
import { contactCard, nextSteps } from './chat.content.ts';
import type { DisplayedMessage } from './conversation.ts';
import { useContactCard } from './useContactCard.ts';

export interface ContactCardProps {
  readonly messages: readonly DisplayedMessage[];
  /** Call that the visitor asks for. */
  readonly callRequest?: CallRequest | undefined;
  readonly onClose: () => void;
}

const transcriptOption = [{ value: 'transcript', label: contactCard.attach }];
const newestPartOption = [{ value: 'transcript', label: contactCard.attachNewest }];

interface QuestionsProps extends Pick<ContactCardProps, 'callRequest'> {
  readonly card: ReturnType<typeof useContactCard>;
}

/** The call that the visitor asks for, and the fields. */
const Questions = ({ card, callRequest }: QuestionsProps) => (
  <>
    {callRequest && (
      <>
        <Text size="small">{callRequest.note}</Text>
        <KeepInCalendar callRequest={callRequest} />
      </>
    )}
    <TextField {...card.field('name')} autoComplete="name" />
    <TextField {...card.field('email')} type="email" autoComplete="email" />
    <TextField {...card.field('phone')} type="tel" autoComplete="tel" optional />
    <TextArea {...card.field('message')} rows={2} limit={leadLimits.message} />
    <CheckboxGroup
      name="attach"
      legend={contactCard.labels.attach}
      options={card.conversationIsCut ? newestPartOption : transcriptOption}
      value={card.attaches ? ['transcript'] : []}
      onValueChange={(chosen) => card.setAttaches(chosen.length > 0)}
    />
    <Text size="small" tone="muted">
      {card.byMailOnly ? contactCard.byMail : contactCard.promise}
    </Text>
  </>
);

/**
 * Form for a message to a person. The conversation is attached only if the visitor ticks the box, and nothing is sent
 * before the visitor presses the button.
 */
export function ContactCard({ messages, callRequest, onClose }: ContactCardProps) {
  const card = useContactCard(messages, callRequest?.message);
  const { byMailOnly, sending, outcome, outcomeText, mail, submit } = card;
  const delivered = outcome === 'delivered';
  const form = card.formElement;
  const done = useRef<HTMLButtonElement>(null);
  const focusField = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[name="name"]')?.focus(), [form]);
  // The focused button has been removed, so the "Done" button takes the focus.
  useLayoutEffect(() => {
    if (delivered) done.current?.focus();
  }, [delivered]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await submit(takeHoneypot(form.current));
    if (wrong) focusField(wrong);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={nextSteps.contact}
      {...card.events}
      onSubmit={onSubmit}
      className={styles.card}
    >
      <Stack gap="s">
        <Heading level={3} size="h4">
          {nextSteps.contact}
        </Heading>
        <Text size="small">
          {contactCard.orCall} <Link href={phoneUrl(contact.phone)}>{contact.phone}</Link>, {contact.hours}.
        </Text>
        {!delivered && <Questions card={card} callRequest={callRequest} />}
        <SendResult outcome={outcome} outcomeText={outcomeText} calendar={callRequest?.calendar}>
          {mail && <MailInstead mail={mail} label={contactCard.mail} />}
        </SendResult>
        <Inline gap="s">
          {!delivered && (
            <Button type="submit" size="small" busy={sending}>
              {byMailOnly ? contactCard.sendByMail : contactCard.send}
            </Button>
          )}
          <Button ref={done} variant="outline" size="small" onClick={onClose}>
            <span>{delivered ? contactCard.done : contactCard.cancel}</span>
          </Button>
        </Inline>
      </Stack>
      <Honeypot />
    </form>
  );
}

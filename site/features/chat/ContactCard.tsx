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
import { Honeypot, honeypotOf } from '#site/features/Honeypot.tsx';
import * as styles from './ContactCard.css.ts';
import { contactCard, nextSteps } from './chat.content.ts';
import type { DisplayedMessage } from './conversation.ts';
import { useContactCard } from './useContactCard.ts';

export interface ContactCardProps {
  readonly messages: readonly DisplayedMessage[];
  readonly onClose: () => void;
}

const transcriptOption = [{ value: 'transcript', label: contactCard.attach }];

/** Passes a question to a person, with the conversation if the visitor agrees. Nothing is sent before the click. */
export function ContactCard({ messages, onClose }: ContactCardProps) {
  const { answers, attaches, state, mailto, errors, write, setAttaches, send } = useContactCard(messages);
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const focusField = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[name="name"]')?.focus(), []);
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (state === 'delivered') done.current?.focus();
  }, [state]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = await send(honeypotOf(form.current));
    if (missing) focusField(missing);
  };
  return (
    <form ref={form} noValidate aria-label={nextSteps.contact} onSubmit={submit} className={styles.card}>
      <Stack gap="s">
        <Heading level={3} size="h4">
          {nextSteps.contact}
        </Heading>
        {state === 'delivered' ? null : (
          <>
            <TextField
              label={contactCard.labels.name}
              name="name"
              autoComplete="name"
              value={answers.name}
              error={errors.name}
              onChange={(name) => write({ name })}
            />
            <TextField
              label={contactCard.labels.email}
              name="email"
              type="email"
              autoComplete="email"
              value={answers.email}
              error={errors.email}
              onChange={(email) => write({ email })}
            />
            <TextArea
              label={contactCard.labels.message}
              name="message"
              rows={2}
              maxLength={4000}
              value={answers.message}
              error={errors.message}
              onChange={(message) => write({ message })}
            />
            <CheckboxGroup
              name="attach"
              legend={contactCard.labels.attach}
              options={transcriptOption}
              value={attaches ? ['transcript'] : []}
              onChange={(chosen) => setAttaches(chosen.length > 0)}
            />
            <Text size="small" tone="muted">
              {contactCard.promise}
            </Text>
          </>
        )}
        <Text role="status" size="small" tone={state === 'failed' ? 'error' : 'body'}>
          {state === 'writing' || state === 'sending' ? '' : contactCard.outcomes[state]}
        </Text>
        {(state === 'unavailable' || state === 'failed') && <Link href={mailto}>{contactCard.mail}</Link>}
        <Inline gap="s">
          {state !== 'delivered' && (
            <Button type="submit" size="small" busy={state === 'sending'}>
              {contactCard.send}
            </Button>
          )}
          <Button ref={done} variant="outline" size="small" onClick={onClose}>
            {state === 'delivered' ? contactCard.done : contactCard.cancel}
          </Button>
        </Inline>
      </Stack>
      <Honeypot />
    </form>
  );
}

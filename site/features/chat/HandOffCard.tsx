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
import { handOff } from './chat.content.ts';
import type { ShownMessage } from './conversation.ts';
import * as styles from './HandOffCard.css.ts';
import { useHandOff } from './useHandOff.ts';

export interface HandOffCardProps {
  readonly messages: readonly ShownMessage[];
  readonly onClose: () => void;
}

const transcriptOption = [{ value: 'transcript', label: handOff.attach }];

/** Passes a question to a person, with the conversation if the visitor agrees. Nothing is sent before the click. */
export function HandOffCard({ messages, onClose }: HandOffCardProps) {
  const { answers, attaches, state, mailto, errors, write, setAttaches, send } = useHandOff(messages);
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
    const missing = await send();
    if (missing) focusField(missing);
  };
  return (
    <form ref={form} noValidate aria-label={handOff.contact} onSubmit={submit} className={styles.card}>
      <Stack gap="s">
        <Heading level={3} size="h4">
          {handOff.contact}
        </Heading>
        {state === 'delivered' ? null : (
          <>
            <TextField
              label={handOff.labels.name}
              name="name"
              autoComplete="name"
              value={answers.name}
              error={errors.name}
              onChange={(name) => write({ name })}
            />
            <TextField
              label={handOff.labels.email}
              name="email"
              type="email"
              autoComplete="email"
              value={answers.email}
              error={errors.email}
              onChange={(email) => write({ email })}
            />
            <TextArea
              label={handOff.labels.message}
              name="message"
              rows={2}
              maxLength={4000}
              value={answers.message}
              error={errors.message}
              onChange={(message) => write({ message })}
            />
            <CheckboxGroup
              name="attach"
              legend={handOff.labels.attach}
              options={transcriptOption}
              value={attaches ? ['transcript'] : []}
              onChange={(chosen) => setAttaches(chosen.length > 0)}
            />
            <Text size="small" tone="muted">
              {handOff.promise}
            </Text>
          </>
        )}
        <Text role="status" size="small" tone={state === 'failed' ? 'error' : 'body'}>
          {state === 'writing' || state === 'sending' ? '' : handOff.outcomes[state]}
        </Text>
        {(state === 'unavailable' || state === 'failed') && <Link href={mailto}>{handOff.mail}</Link>}
        <Inline gap="s">
          {state !== 'delivered' && (
            <Button type="submit" size="small" busy={state === 'sending'}>
              {handOff.pass}
            </Button>
          )}
          <Button ref={done} variant="outline" size="small" onClick={onClose}>
            {state === 'delivered' ? handOff.done : handOff.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

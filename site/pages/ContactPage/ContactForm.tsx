import { type FormEvent, useState } from 'react';

import { Button, Stack, Text, TextArea, TextField } from '#design-system';
import { type DeliveryOutcome, mailtoOf, useServices } from '#services';
import { contact } from '#services/knowledge';

import { form as words } from './ContactPage.content.ts';

const empty = { name: '', email: '', phone: '', message: '' };
type Answers = typeof empty;

/** A form that a person reads: by webhook where there is one, else by the visitor's own mail program (D8). */
export function ContactForm() {
  const { leads } = useServices();
  const [answers, setAnswers] = useState(empty);
  const [checked, setChecked] = useState(false);
  const [state, setState] = useState<'ready' | 'sending' | DeliveryOutcome>('ready');
  const errors = checked ? problemsOf(answers) : {};
  const lead = { kind: 'contact', ...answers, attachment: '' } as const;

  async function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problemsOf(answers)).length > 0) return;
    setState('sending');
    const outcome = await leads.deliver(lead);
    setState(outcome);
    if (outcome === 'unavailable') window.location.assign(mailtoOf(lead, { to: contact.email, subject: words.subject }));
  }

  const field = (name: keyof Answers) => ({
    name,
    label: words.labels[name],
    value: answers[name],
    error: errors[name],
    onChange: (value: string) => setAnswers((old) => ({ ...old, [name]: value })),
  });
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="m">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" optional />
        <TextArea {...field('message')} maxLength={4000} />
        <div>
          <Button type="submit" busy={state === 'sending'}>
            {words.send}
          </Button>
        </div>
        <Text role="status" tone="muted">
          {state === 'ready' || state === 'sending' ? words.promise : words.outcomes[state]}
        </Text>
      </Stack>
    </form>
  );
}

function problemsOf({ name, email, message }: Answers): Partial<Answers> {
  return {
    ...(name.trim() ? {} : { name: words.errors.name }),
    ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: words.errors.email }),
    ...(message.trim() ? {} : { message: words.errors.message }),
  };
}

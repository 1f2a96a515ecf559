import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { contactProblem, isBlank } from '#services';
import { type CallWish, readWish } from '#site/features/calls/callTimes.ts';
import { formValues } from '#site/features/formValues.ts';
import { honeypotOf } from '#site/features/Honeypot.tsx';
import { useLeadDelivery } from '#site/features/useLeadDelivery.ts';

import { form as words } from './ContactPage.content.ts';

const empty = { name: '', email: '', phone: '', message: '' };
/** Values of the contact form. */
export type ContactAnswers = typeof empty;
/** The name of one of its fields. */
export type ContactField = keyof ContactAnswers;

/** Errors by field, in the order of the form. */
function problemsOf({ name, email, phone, message }: ContactAnswers): Partial<ContactAnswers> {
  const problems = {
    name: contactProblem('name', name),
    email: contactProblem('email', email),
    phone: contactProblem('phone', phone),
    message: isBlank(message) ? words.errors.message : null,
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  );
}

/** The state of the contact form: what is written, what is wrong, and what became of it (decision D8). */
export function useContactForm() {
  const [answers, setAnswers] = useState(empty);
  const [attempts, setAttempts] = useState(0);
  const formElement = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const problems = attempts > 0 ? problemsOf(answers) : {};
  const delivery = useLeadDelivery(
    { kind: 'contact', ...answers, attachment: '' },
    words.subject,
    words.outcomes,
  );

  useLayoutEffect(() => {
    if (formElement.current) {
      const early = formValues(formElement.current);
      setAnswers((old) => ({ ...old, ...early }));
    }
  }, []);
  const { hash, key } = useLocation();
  const [wish, setWish] = useState<CallWish>();
  const wished = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same time may be chosen twice.
  useEffect(() => {
    const found = readWish(hash, new Date());
    if (!found) return;
    const rest = (message: string) => message.replace(wished.current, '').trim();
    setAnswers((old) => ({ ...old, message: `${found.message}\n\n${rest(old.message)}`.trim() }));
    wished.current = found.message;
    setWish(found);
  }, [hash, key]);
  // Once the note is there, since it stands above the fields.
  useLayoutEffect(() => {
    if (!wish) return;
    formElement.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    formElement.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [wish]);
  // Screen readers do not announce a status that is filled when the page opens.
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const later = setTimeout(() => setAnnouncement(wish?.note ?? ''), 200);
    return () => clearTimeout(later);
  }, [wish]);
  // After each failed attempt the focus goes to what is wrong.
  useLayoutEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (delivery.sending) return;
    if (Object.keys(problemsOf(answers)).length > 0) {
      setAttempts(attempts + 1);
      return;
    }
    const outcome = await delivery.send(honeypotOf(formElement.current));
    setAttempts(0);
    if (outcome === 'delivered') setAnswers(empty);
  }

  return {
    ...delivery,
    formElement,
    answers,
    problems,
    summary,
    wish,
    announcement,
    submit,
    write: (field: ContactField) => (value: string) => setAnswers((old) => ({ ...old, [field]: value })),
  };
}

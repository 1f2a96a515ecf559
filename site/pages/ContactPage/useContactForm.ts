import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';

import { contactProblem, type DeliveryOutcome, isBlank, mailtoOf, useServices } from '#services';
import { contact } from '#services/knowledge';
import { formValues } from '#site/features/formValues.ts';
import { honeypotOf } from '#site/features/Honeypot.tsx';

import { form as words } from './ContactPage.content.ts';

const empty = { name: '', email: '', phone: '', message: '' };
export type ContactAnswers = typeof empty;
export type ContactField = keyof ContactAnswers;

/** What is missing or wrong, by field and in the order of the form. */
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
  const { leads } = useServices();
  const [answers, setAnswers] = useState(empty);
  const [attempts, setAttempts] = useState(0);
  const [state, setState] = useState<'writing' | 'sending' | DeliveryOutcome>('writing');
  const formElement = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const problems = attempts > 0 ? problemsOf(answers) : {};
  const lead = { kind: 'contact', ...answers, attachment: '' } as const;
  const mailto = mailtoOf(lead, { to: contact.email, subject: words.subject });

  useLayoutEffect(() => {
    if (formElement.current) {
      const early = formValues(formElement.current);
      setAnswers((old) => ({ ...old, ...early }));
    }
  }, []);
  // After each failed attempt the focus goes to what is wrong.
  useLayoutEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    if (Object.keys(problemsOf(answers)).length > 0) {
      setAttempts(attempts + 1);
      return;
    }
    setState('sending');
    const outcome = await leads.deliver({ ...lead, subject: honeypotOf(formElement.current) });
    setState(outcome);
    setAttempts(0);
    if (outcome === 'delivered') setAnswers(empty);
    if (outcome === 'unavailable') window.location.assign(mailto);
  }

  return {
    formElement,
    answers,
    problems,
    state,
    summary,
    mailto,
    send,
    write: (field: ContactField) => (value: string) => setAnswers((old) => ({ ...old, [field]: value })),
  };
}

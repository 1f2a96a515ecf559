import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { type ContactAnswers, contactProblems, createStoredValue, storedKeys, useServices } from '#services';
import { withCallRequest } from '#site/features/calls/calls.content.ts';
import { type CallRequest, readCallRequest } from '#site/features/calls/callTimes.ts';
import { takeHoneypot } from '#site/features/forms/Honeypot.tsx';
import { useDraftForm } from '#site/features/forms/useDraftForm.ts';
import { useLeadDelivery } from '#site/features/leads/useLeadDelivery.ts';

import { form as formCopy } from './ContactPage.content.ts';

const empty: ContactAnswers = { name: '', email: '', phone: '', message: '' };
/** Name of a field. */
export type ContactField = keyof ContactAnswers;

const errorsOf = (answers: ContactAnswers) => contactProblems(answers, formCopy.errors.message);

/** Holds the state of the contact form: answers, errors, and the result of sending. */
export function useContactForm() {
  const { session } = useServices();
  const draft = useMemo(() => createStoredValue(session, storedKeys['contact-draft']), [session]);
  const form = useDraftForm({ empty, draft, errorsOf });
  const { formElement, answers, attempts, suggest } = form;
  const summary = useRef<HTMLElement>(null);
  const lead = { kind: 'contact', ...answers, attachment: '' } as const;
  const [hasStarted, setHasStarted] = useState(false);
  const delivery = useLeadDelivery(lead, formCopy.subject, formCopy.outcomes, hasStarted);

  const { hash, key } = useLocation();
  const [callRequest, setCallRequest] = useState<CallRequest>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes if the same call is chosen again.
  useEffect(() => {
    const found = readCallRequest(hash, new Date());
    if (!found) return;
    suggest({ message: withCallRequest(found.message, form.readAndSave().message) });
    setCallRequest(found);
  }, [hash, key]);
  // The note above the fields must be rendered before scrolling.
  useLayoutEffect(() => {
    if (!callRequest) return;
    formElement.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    formElement.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [callRequest, formElement]);
  // The text is set after a delay, because screen readers do not announce a status that already has text when the page
  // opens.
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const later = setTimeout(() => setAnnouncement(callRequest?.note ?? ''), 200);
    return () => clearTimeout(later);
  }, [callRequest]);
  // Each failed attempt to send moves the focus to the errors.
  useLayoutEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (delivery.sending || !form.validate()) return;
    const honeypot = takeHoneypot(formElement.current);
    const outcome = await delivery.send(honeypot, { ...lead, ...form.readAndSave() });
    if (outcome === 'delivered') form.startOver();
  }

  const events = { ...form.events, onFocus: () => setHasStarted(true) };
  return { ...form, ...delivery, events, summary, callRequest, announcement, submit };
}

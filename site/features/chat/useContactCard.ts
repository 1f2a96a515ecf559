import { useState } from 'react';

import { contactProblem, type DeliveryOutcome, isBlank, mailtoOf, useServices } from '#services';
import { contact } from '#services/knowledge';

import { contactCard, words } from './chat.content.ts';
import type { DisplayedMessage } from './conversation.ts';
import { transcript } from './transcript.ts';

const nothingWrong = { name: undefined, email: undefined, message: undefined };

/** The state of the card to a person: who asks, what for, whether the conversation goes along, what became of it (D8). */
export function useContactCard(messages: readonly DisplayedMessage[]) {
  const { leads } = useServices();
  const [answers, setAnswers] = useState({
    name: '',
    email: '',
    message: messages.findLast(({ isUser }) => isUser)?.content ?? '',
  });
  const [attaches, setAttaches] = useState(false);
  const [checked, setChecked] = useState(false);
  const [state, setState] = useState<'writing' | 'sending' | DeliveryOutcome>('writing');

  const wrong = {
    name: contactProblem('name', answers.name) ?? undefined,
    email: contactProblem('email', answers.email) ?? undefined,
    message: isBlank(answers.message) && !attaches ? contactCard.errors.message : undefined,
  };
  const lead = {
    kind: 'contact',
    name: answers.name.trim(),
    email: answers.email.trim(),
    phone: '',
    message: answers.message.trim(),
    attachment: attaches ? transcript(messages, words.you, words.assistant) : '',
  } as const;
  const mailto = mailtoOf(lead, { to: contact.email, subject: contactCard.subject });

  return {
    answers,
    attaches,
    state,
    mailto,
    errors: checked ? wrong : nothingWrong,
    setAttaches,
    write: (change: Partial<typeof answers>) => setAnswers((old) => ({ ...old, ...change })),
    /** Sends if nothing is missing, with what stands in the honeypot; otherwise names the first field to put right. */
    async send(subject: string): Promise<keyof typeof wrong | null> {
      if (state === 'sending') return null;
      setChecked(true);
      if (wrong.name) return 'name';
      if (wrong.email) return 'email';
      if (wrong.message) return 'message';
      setState('sending');
      const outcome = await leads.deliver({ ...lead, subject });
      setState(outcome);
      if (outcome === 'unavailable') window.location.assign(mailto);
      return null;
    },
  };
}

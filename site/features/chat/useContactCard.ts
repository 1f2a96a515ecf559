import { useState } from 'react';

import { contactProblem, isBlank } from '#services';
import { useLeadDelivery } from '#site/features/useLeadDelivery.ts';

import { contactCard } from './chat.content.ts';
import type { DisplayedMessage } from './conversation.ts';
import { transcript } from './transcript.ts';
import { typedContact } from './typedContact.ts';

const fields = ['name', 'email', 'phone', 'message'] as const;

/** The state of the card to a person: who asks, what for, whether the conversation goes along, what became of it (D8). */
export function useContactCard(messages: readonly DisplayedMessage[], wish = '') {
  const [answers, setAnswers] = useState({
    name: '',
    ...typedContact(messages),
    message: `${wish}\n\n${messages.findLast(({ isUser }) => isUser)?.content ?? ''}`.trim(),
  });
  const [attaches, setAttaches] = useState(false);
  const [checked, setChecked] = useState(false);

  const problems = {
    name: contactProblem('name', answers.name),
    email: contactProblem('email', answers.email),
    phone: contactProblem('phone', answers.phone),
    message: isBlank(answers.message) && !attaches ? contactCard.errors.message : null,
  };
  const lead = {
    kind: 'contact',
    name: answers.name.trim(),
    email: answers.email.trim(),
    phone: answers.phone.trim(),
    message: answers.message.trim(),
    attachment: attaches ? transcript(messages) : '',
  } as const;
  const { sending, outcome, news, mail, send } = useLeadDelivery(
    lead,
    contactCard.subject,
    contactCard.outcomes,
  );

  return {
    attaches,
    sending,
    outcome,
    news,
    mail,
    setAttaches,
    /** What each field is given. */
    field: (name: keyof typeof answers) => ({
      name,
      label: contactCard.labels[name],
      value: answers[name],
      error: (checked && problems[name]) || undefined,
      onChange: (answer: string) => setAnswers((old) => ({ ...old, [name]: answer })),
    }),
    /** Sends if nothing is missing, with what stands in the honeypot; otherwise names the first field to put right. */
    async submit(honeypot: string): Promise<keyof typeof answers | undefined> {
      if (sending) return undefined;
      setChecked(true);
      const wrong = fields.find((name) => problems[name]);
      if (!wrong) await send(honeypot);
      return wrong;
    },
  };
}

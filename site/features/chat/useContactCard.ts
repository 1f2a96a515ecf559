import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import {
  type ContactAnswers,
  contactProblems,
  createStoredValue,
  leadLimits,
  storedKeys,
  useServices,
} from '#services';
import { withCallRequest } from '#site/features/calls/calls.content.ts';
import { useDraftForm } from '#site/features/forms/useDraftForm.ts';
import { useLeadDelivery } from '#site/features/leads/useLeadDelivery.ts';

import { contactCard } from './chat.content.ts';
import type { DisplayedMessage } from './conversation.ts';
import { transcript } from './transcript.ts';
import { typedContact } from './typedContact.ts';

const fields = ['name', 'email', 'phone', 'message'] as const;
type CardField = (typeof fields)[number];

/** Holds the state of the contact card: answers, whether the conversation is attached, and the result of sending. */
export function useContactCard(messages: readonly DisplayedMessage[], callRequest?: string) {
  const { session } = useServices();
  const draft = useMemo(() => createStoredValue(session, storedKeys['chat-contact-draft']), [session]);
  const [empty] = useState<ContactAnswers>(() => ({
    name: '',
    ...typedContact(messages),
    message: messages.findLast(({ isUser }) => isUser)?.content ?? '',
  }));
  const [attaches, setAttaches] = useState(false);
  // The message may be empty if the conversation is attached.
  const errorsOf = (answers: ContactAnswers) =>
    contactProblems(answers, attaches ? null : contactCard.errors.message);
  const form = useDraftForm({ empty, draft, errorsOf });
  const addCallRequest = useEffectEvent((sentence: string) =>
    form.suggest({ message: withCallRequest(sentence, form.readAndSave().message) }),
  );
  useEffect(() => {
    if (callRequest) addCallRequest(callRequest);
  }, [callRequest]);
  const conversation = newestPart(messages);
  const leadOf = (answers: ContactAnswers) =>
    ({
      kind: 'contact',
      ...answers,
      message: answers.message.trim(),
      attachment: attaches ? conversation.text : '',
    }) as const;
  const { byMailOnly, sending, outcome, outcomeText, mail, send } = useLeadDelivery<
    typeof contactCard.outcomes
  >(leadOf(form.answers), contactCard.subject, contactCard.outcomes);

  return {
    formElement: form.formElement,
    events: form.events,
    attaches,
    /** Whether the conversation is too long, so that only its newest part can be attached. */
    conversationIsCut: conversation.cut,
    byMailOnly,
    sending,
    outcome,
    outcomeText,
    mail,
    setAttaches,
    /** Returns the props of a field. */
    field: (name: CardField) => ({
      name,
      label: contactCard.labels[name],
      defaultValue: form.answers[name],
      error: form.errors[name],
      settledError: form.checkedErrors[name],
    }),
    /**
     * Sends the message and the honeypot's value if all answers are valid. Otherwise returns the first field to
     * correct.
     */
    async submit(honeypot: string): Promise<CardField | undefined> {
      if (sending) return undefined;
      if (!form.validate()) return fields.find((name) => name in errorsOf(form.readAndSave()));
      const result = await send(honeypot, leadOf(form.readAndSave()));
      if (result === 'delivered') form.forgetDraft();
      return undefined;
    },
  };
}

/**
 * Returns the conversation as text. If the conversation is too long to send, the text has only the newest messages, and
 * `cut` is true.
 */
function newestPart(messages: readonly DisplayedMessage[]) {
  // The loop ends, because a transcript of no messages fits.
  for (let from = 0; ; from++) {
    const text = transcript(messages.slice(from));
    if (text.length <= leadLimits.attachment) return { text, cut: from > 0 };
  }
}

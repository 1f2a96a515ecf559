'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { useAnnouncements } from '../../components/VisuallyHidden/useAnnouncements.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { spokenMessage } from './spokenMessage.ts';

/** A message as a screen reader announces it. */
interface SpokenMessage {
  readonly content: string;
  /** Language of the text, if the message has a `lang` attribute. */
  readonly lang: string | undefined;
}

const spokenWithLanguage = (message: Element): SpokenMessage => ({
  content: spokenMessage(message),
  lang: message.querySelector('[lang]')?.getAttribute('lang') ?? undefined,
});

interface MessageAnnouncerProps {
  /** Element that contains the messages. The messages that are in it at the first render are not announced. */
  readonly messages: RefObject<HTMLElement | null>;
}

/**
 * Announces each new answer once, without its buttons. A live region around the messages would announce the buttons
 * too. The visitor's own messages are not announced. Place it inside a live region.
 */
export function MessageAnnouncer({ messages }: MessageAnnouncerProps) {
  const announced = useRef<ReadonlySet<Element>>(undefined);
  const { announcements, announce } = useAnnouncements<SpokenMessage>();
  // Runs after each render, because each render may bring a new answer.
  useEffect(() => {
    const replies = [...(messages.current?.querySelectorAll('article:not([data-visitor])') ?? [])];
    const before = announced.current;
    announced.current = new Set(replies);
    if (before) announce(replies.filter((message) => !before.has(message)).map(spokenWithLanguage));
  });
  return (
    <VisuallyHidden as="div">
      {announcements.map(({ key, text: { content, lang } }) => (
        <p key={key} lang={lang}>
          {content}
        </p>
      ))}
    </VisuallyHidden>
  );
}

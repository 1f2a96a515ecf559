'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { useAnnouncements } from '../../components/VisuallyHidden/useAnnouncements.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { spokenMessage } from './spokenMessage.ts';

interface Spoken {
  readonly words: string;
  /** Language of the text, if the message has a `lang` attribute. */
  readonly lang: string | undefined;
}

const spoken = (message: Element): Spoken => ({
  words: spokenMessage(message),
  lang: message.querySelector('[lang]')?.getAttribute('lang') ?? undefined,
});

interface MessageAnnouncerProps {
  /** Element that contains the messages. Messages that are in it at first are not announced. */
  readonly messages: RefObject<HTMLElement | null>;
}

/**
 * Announces each new answer once, without its buttons. A live region around the messages would announce the buttons
 * too. The visitor's own messages are not announced. Place it inside a live region.
 */
export function MessageAnnouncer({ messages }: MessageAnnouncerProps) {
  const known = useRef<ReadonlySet<Element>>(undefined);
  const { announcements, announce } = useAnnouncements<Spoken>();
  // After each render.
  useEffect(() => {
    const replies = [...(messages.current?.querySelectorAll('article:not([data-visitor])') ?? [])];
    const before = known.current;
    known.current = new Set(replies);
    if (before) announce(replies.filter((message) => !before.has(message)).map(spoken));
  });
  return (
    <VisuallyHidden as="div">
      {announcements.map(({ key, text: { words, lang } }) => (
        <p key={key} lang={lang}>
          {words}
        </p>
      ))}
    </VisuallyHidden>
  );
}

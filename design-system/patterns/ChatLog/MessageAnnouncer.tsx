'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { spokenMessage } from './spokenMessage.ts';

/** Milliseconds after which a text goes: it has been read out, and nobody should come upon it beside the message. */
const kept = 1000;

interface Spoken {
  readonly text: string;
  /** The language of the words, where the message names one. */
  readonly lang: string | undefined;
}

const spoken = (message: Element): Spoken => ({
  text: spokenMessage(message),
  lang: message.querySelector('[lang]')?.getAttribute('lang') ?? undefined,
});

interface MessageAnnouncerProps {
  /** What holds the messages. Those in it from the start are known. */
  readonly messages: RefObject<HTMLElement | null>;
}

/**
 * Reads each new answer out once, whole and without its buttons, which a live region around the messages would name. What
 * the visitor wrote is known to them. Stands in a live region.
 */
export function MessageAnnouncer({ messages }: MessageAnnouncerProps) {
  const known = useRef<ReadonlySet<Element>>(undefined);
  const [texts, setTexts] = useState<readonly Spoken[]>([]);
  // Whenever the log is drawn.
  useEffect(() => {
    const all = [...(messages.current?.querySelectorAll('article:not([data-visitor])') ?? [])];
    const before = known.current;
    known.current = new Set(all);
    const added = before ? all.filter((message) => !before.has(message)) : [];
    if (added.length > 0) setTexts((earlier) => [...earlier, ...added.map(spoken)]);
  });
  useEffect(() => {
    if (texts.length === 0) return;
    const timer = setTimeout(() => setTexts([]), kept);
    return () => clearTimeout(timer);
  }, [texts]);
  return (
    <VisuallyHidden as="div">
      {texts.map(({ text, lang }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts are only added, and go together.
        <p key={place} lang={lang}>
          {text}
        </p>
      ))}
    </VisuallyHidden>
  );
}

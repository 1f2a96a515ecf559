import { useEffect, useRef } from 'react';

import type { ShownMessage } from './conversation.ts';

/** Tells of each reply that arrives while nobody looks. */
export function useUnseen(messages: readonly ShownMessage[], isOpen: boolean, onReplyUnseen: () => void) {
  const seen = useRef(messages.length);
  useEffect(() => {
    const arrived = messages.length > seen.current && messages.at(-1)?.isUser === false;
    seen.current = messages.length;
    if (arrived && !isOpen) onReplyUnseen();
  }, [messages, isOpen, onReplyUnseen]);
}

import { useEffect, useRef } from 'react';

import type { DisplayedMessage } from './conversation.ts';

/** Calls `onUnreadReply` for each reply that arrives while the panel is closed. */
export function useUnreadReplies(
  messages: readonly DisplayedMessage[],
  isOpen: boolean,
  onUnreadReply: () => void,
) {
  const seen = useRef(messages.length);
  useEffect(() => {
    const arrived = messages.length > seen.current && messages.at(-1)?.isUser === false;
    seen.current = messages.length;
    if (arrived && !isOpen) onUnreadReply();
  }, [messages, isOpen, onUnreadReply]);
}

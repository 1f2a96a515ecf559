import { useEffect } from 'react';

import { useChat } from './ChatProvider.tsx';

/** Passes on, once, the question with which a page opened the chat, as soon as no reply is awaited. */
export function usePendingQuestion(replyPending: boolean, onQuestion: (question: string) => void) {
  const { question, questionTaken } = useChat();
  useEffect(() => {
    if (!question || replyPending) return;
    questionTaken();
    onQuestion(question);
  });
}

import { useEffect } from 'react';

import { useChat } from './ChatProvider.tsx';

/** Hands over the question that a page opened the chat with: once, as soon as no reply is awaited. */
export function usePendingQuestion(replyPending: boolean, onQuestion: (question: string) => void) {
  const { question, questionTaken } = useChat();
  useEffect(() => {
    if (!question || replyPending) return;
    questionTaken();
    onQuestion(question);
  });
}

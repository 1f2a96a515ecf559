import { useEffect } from 'react';

import { useChat } from './ChatProvider.tsx';

/** Passes on the question with which a page opened the chat: once, and only when no reply is pending. */
export function usePendingQuestion(replyPending: boolean, onQuestion: (question: string) => void) {
  const { question, questionTaken } = useChat();
  useEffect(() => {
    if (!question || replyPending) return;
    questionTaken();
    onQuestion(question);
  });
}

import { useEffect } from 'react';

import { useChat } from './ChatProvider.tsx';

/** Takes what a page wants to ask, as soon as no reply is awaited. It is taken once. */
export function usePendingQuestion(replyPending: boolean, onQuestion: (question: string) => void) {
  const { question, questionTaken } = useChat();
  useEffect(() => {
    if (!question || replyPending) return;
    questionTaken();
    onQuestion(question);
  });
}

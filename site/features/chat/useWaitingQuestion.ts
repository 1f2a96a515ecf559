import { useEffect } from 'react';

import { useChat } from './ChatProvider.tsx';

/** Takes what a page wants to ask, as soon as no reply is awaited. It is taken once. */
export function useWaitingQuestion(pending: boolean, take: (question: string) => void) {
  const { question, questionTaken } = useChat();
  useEffect(() => {
    if (!question || pending) return;
    questionTaken();
    take(question);
  });
}

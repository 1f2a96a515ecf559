import { createContext, type ReactNode, use, useMemo, useState } from 'react';

interface ChatControl {
  readonly isOpen: boolean;
  /** Question to put into the input. Only the visitor can send the question. */
  readonly question: string | null;
  open(question?: string): void;
  minimize(): void;
  questionTaken(): void;
}

const ChatContext = createContext<ChatControl | null>(null);
ChatContext.displayName = 'ChatContext';

/** Lets every page open the chat, with or without a question. The chat starts minimised. */
export function ChatProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [question, setQuestion] = useState<string | null>(null);
  const control = useMemo<ChatControl>(
    () => ({
      isOpen,
      question,
      open(text) {
        if (text) setQuestion(text);
        setOpen(true);
      },
      minimize: () => setOpen(false),
      questionTaken: () => setQuestion(null),
    }),
    [isOpen, question],
  );
  return <ChatContext value={control}>{children}</ChatContext>;
}

/** Returns the functions that open and minimise the chat. Throws outside `<ChatProvider>`. */
export function useChat(): ChatControl {
  const control = use(ChatContext);
  if (control) return control;
  throw new Error(
    'useChat() was called outside <ChatProvider>. SiteLayout renders the provider around every page.',
  );
}

import { type ReactNode, useRef, useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Markdown } from '../../components/Markdown/Markdown.tsx';
import { IngotMark } from '../../graphics/IngotMark/IngotMark.tsx';
import { ChatComposer } from '../ChatComposer/ChatComposer.tsx';
import { ChatLauncher } from '../ChatLauncher/ChatLauncher.tsx';
import { ChatLog } from '../ChatLog/ChatLog.tsx';
import { ChatMessage } from '../ChatMessage/ChatMessage.tsx';
import { ChatNotice } from '../ChatNotice/ChatNotice.tsx';
import { SuggestionChips } from '../SuggestionChips/SuggestionChips.tsx';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';

/** Suggestions before the first question. */
export const firstSuggestions = [
  'What services do you offer?',
  'Tell me about the company',
  'How can I contact you?',
];

/** First message of each conversation. */
export const welcome = (
  <ChatMessage key="welcome" author="Assistant" isUser={false}>
    Hello! I'm your assistant. How can I help you today?
  </ChatMessage>
);

/** A question of the visitor. */
export const question = (
  <ChatMessage key="question" author="You" isUser>
    What services do you offer?
  </ChatMessage>
);
const answer = (
  <Markdown>
    {
      'We offer [AI consultancy](/services/consultancy), [Process automation](/services/process-automation), [AI voice agents](/services/voice-agents), [Data & analytics](/services/data-analytics), [Digital presence](/services/digital-presence), [Enterprise IT strategy](/services/enterprise-it-strategy) and [AI automation](/services/ai-automation).\n\nEach is on one line at [Services](/services). Tell me what slows your team down and I will point to the right one.'
    }
  </Markdown>
);

/** Answer by a model. */
export const fromAi = (
  <ChatMessage
    key="ai"
    author="Assistant"
    isUser={false}
    provenance="ai"
    onCopy={() => {}}
    onRetry={() => {}}
  >
    {answer}
  </ChatMessage>
);

/** The same answer from the texts of the site. */
export const fromSite = (
  <ChatMessage
    key="site"
    author="Assistant"
    isUser={false}
    provenance="site"
    pages={[{ name: 'Services', path: '/services' }]}
    onCopy={() => {}}
    onRetry={() => {}}
  >
    {answer}
  </ChatMessage>
);

/** Suggestions below an answer. */
export const followUps = (
  <SuggestionChips
    suggestions={[
      'Tell me more about AI consultancy',
      'What other services do you offer?',
      'How can I get started?',
    ]}
    onSelect={() => {}}
  />
);

/** Full notice, with the switch. */
export const notice = (
  <ChatNotice withoutAi={false} onWithoutAiChange={() => {}}>
    Answers by AI (Google Gemini): your messages are sent to it. <Link href="/privacy">What is sent</Link>.{' '}
    <Link href="/contact">Talk to a person</Link>.
  </ChatNotice>
);

/** Compact notice, as shown after the first message of the visitor. */
export const shortNotice = (
  <ChatNotice compact withoutAi={false} onWithoutAiChange={() => {}}>
    <Link href="/privacy">Sent to Gemini</Link>
    <Link href="/contact">Ask a person</Link>
  </ChatNotice>
);

/** Actions in the head of the panel. */
export const actions = (
  <>
    <IconButton icon="download" label="Download transcript" />
    <IconButton icon="trash" label="Clear conversation" />
  </>
);

/** Composer with a draft, or one that is disabled while the assistant answers. */
export const composerWith = ({
  pending,
  value = '',
}: {
  readonly pending: boolean;
  readonly value?: string;
}) => (
  <ChatComposer
    value={value}
    onValueChange={() => {}}
    onSend={() => {}}
    onStop={() => {}}
    pending={pending}
  />
);

/** Log of messages, with content below them. */
export const log = (children: ReactNode, after?: ReactNode) => <ChatLog after={after}>{children}</ChatLog>;

/** Page with the launcher, the panel and other content. */
export function ChatPage(args: ChatPanelProps) {
  const [open, setOpen] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const [draft, setDraft] = useState('');
  const launcher = useRef<HTMLButtonElement>(null);
  return (
    <main style={{ padding: 24 }}>
      <h1>Services</h1>
      <Button variant="outline" onClick={() => setIsConfirming(true)}>
        Delete all reports
      </Button>
      <ChatLauncher
        ref={launcher}
        expanded={open}
        label="Chat"
        mark={<IngotMark />}
        onClick={() => setOpen(true)}
      />
      <ChatPanel
        {...args}
        id="assistant"
        open={open}
        launcher={launcher}
        onMinimize={() => {
          args.onMinimize();
          setOpen(false);
        }}
        composer={<ChatComposer value={draft} onValueChange={setDraft} onSend={() => {}} pending={false} />}
      />
      <AlertDialog
        open={isConfirming}
        title="Delete all reports?"
        confirmLabel="Delete all"
        cancelLabel="Keep"
        onConfirm={() => setIsConfirming(false)}
        onCancel={() => setIsConfirming(false)}
      >
        This cannot be undone.
      </AlertDialog>
    </main>
  );
}

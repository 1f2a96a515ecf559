import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Markdown } from '../../components/Markdown/Markdown.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ChatMessage } from './ChatMessage.tsx';

const seven =
  'Seven, from [AI consultancy](/services/consultancy) to [AI voice agents](/services/voice-agents). Tell me what slows your team down and I’ll point to the right one.';
const meta = preview.meta({
  title: 'Patterns/ChatMessage',
  component: ChatMessage,
  args: { author: 'Assistant', isUser: false, children: 'Hello! How can I help you today?' },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
});

export const Default = meta.story();

export const Visitor = meta.story({
  args: { author: 'You', isUser: true, children: '**Two days** for a quote.\nWhy? <b>Copying</b>.' },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('article', { name: 'You' });
    await expect(message).toHaveTextContent('**Two days** for a quote.');
    await expect(message.querySelector('strong, b')).toBeNull();
  },
});

export const FromAi = meta.story({
  args: { provenance: 'ai', children: <Markdown>{seven}</Markdown>, onCopy: fn(), onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('AI answer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const FromTheSite = meta.story({
  args: {
    provenance: 'site',
    pages: [
      { name: 'Services', path: '/services' },
      { name: 'AI voice agents', path: '/services/voice-agents' },
    ],
    children: <Markdown>{seven}</Markdown>,
    onCopy: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Related pages?/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  },
});

export const Failed = meta.story({
  args: {
    provenance: 'error',
    children: 'Sorry, I encountered an unexpected error. Please try again later.',
    onRetry: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not answered')).toBeVisible();
  },
});

/** An answer that ended in the middle of a sentence. */
export const Cut = meta.story({
  args: {
    provenance: 'ai',
    cut: true,
    children: 'A voice agent takes the call at the second ring, says that it is an AI system, and',
    onCopy: fn(),
    onRetry: fn(),
    onGoOn: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This answer stopped before its end.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
});

export const CutLongAndGreek = meta.story({
  parameters: { language: 'el' },
  globals: narrowScreen,
  args: {
    author: 'Βοηθός',
    provenance: 'ai',
    cut: true,
    children:
      'Η αυτοματοποίηση των τιμολογίων ξεκινά με μια μέτρηση: πόσα έρχονται κάθε εβδομάδα, από πού και',
    onCopy: fn(),
    onRetry: fn(),
    onGoOn: fn(),
  },
});

export const RichAnswer = meta.story({
  args: {
    provenance: 'ai',
    onCopy: fn(),
    children: (
      <Markdown>
        {
          '**Three ways** to begin:\n\n1. A free audit\n2. A call of 30 minutes\n3. A visit in Nicosia\n\n| Work | Weeks |\n|---|---|\n| Simple | 2-4 |\n| Complex | 12-24 |\n\nAsk for `INV-2041` if you have one.'
        }
      </Markdown>
    ),
  },
});

export const LongWords = meta.story({
  globals: narrowScreen,
  render: () => (
    <Stack gap="s">
      <ChatMessage author="You" isUser>
        https://www.example.com/orders/2026/11/a-very-long-address-without-a-single-space-in-it.html
      </ChatMessage>
      <ChatMessage
        author="Assistant"
        isUser={false}
        provenance="site"
        pages={[
          { name: 'Enterprise IT Strategy', path: '/enterprise-it-strategy' },
          { name: 'What an audit costs, and why it is nothing', path: '/blog/how-we-write-an-audit' },
        ]}
        onCopy={() => {}}
        onRetry={() => {}}
      >
        Παραμετροποιησιμότητααυτοματοποιημένωνδιαδικασιών
      </ChatMessage>
    </Stack>
  ),
});

/** Each line has the direction of its own language. */
export const GreekAndRightToLeft = meta.story({
  parameters: { language: 'el' },
  render: () => (
    <Stack gap="s">
      <ChatMessage author="Εσείς" isUser>
        Πόσο κοστίζει μια αξιολόγηση;
      </ChatMessage>
      <ChatMessage
        author="Βοηθός"
        isUser={false}
        provenance="site"
        pages={[{ name: 'Υπηρεσίες', path: '/services' }]}
        onCopy={() => {}}
      >
        Τίποτα. Η πρώτη συζήτηση και η έκθεση είναι δωρεάν.
      </ChatMessage>
      <ChatMessage author="You" isUser>
        مرحبا, هل تعملون مع AI؟
      </ChatMessage>
    </Stack>
  ),
});

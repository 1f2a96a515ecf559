import { useEffect } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';

import { storedKeys } from '#services';
import { fakeAssistant, fakeStore } from '#services/fakes';
import preview from '#storybook/preview';
import { withoutPicture } from '#storybook/toolbar';

import { useChat } from './ChatProvider.tsx';
import { ChatWidget } from './ChatWidget.tsx';

/** Opens the panel the way a page with a question does. */
function Opened({ question }: { readonly question?: string }) {
  const { open } = useChat();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as a visitor would.
  useEffect(() => open(question), []);
  return <ChatWidget />;
}

const meta = preview.meta({
  title: 'Site sections/Chat',
  component: Opened,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The assistant on every page, with AI and without. **Not this?** The parts it is made of are `ChatPanel`, `ChatLog`, `ChatMessage` and `ChatComposer`.',
      },
      story: { inline: false, height: '560px' },
    },
  },
});

export const Collapsed = meta.story({ render: () => <ChatWidget /> });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('log')).toHaveTextContent(/How can I help you today/);
    await waitFor(() => expect(canvas.getByText(/Google Gemini/, { ignore: '[hidden]' })).toBeVisible());
  },
});

export const Answering = meta.story({
  tags: ['ST-07'],
  parameters: {
    services: {
      assistant: async () =>
        fakeAssistant.says('We offer **seven services**:\n\n- AI consultancy\n- Voice agents\n- Automation'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByRole('button', { name: 'What services do you offer?' });
    await userEvent.click(question);
    await expect(question).not.toBeInTheDocument();
    await expect(await canvas.findByText('AI answer')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /\?$/ })).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Start my audit with this' })).toBeVisible();
  },
});

export const AwaitingReply = meta.story({
  tags: ['CHAT-07', 'ST-06', 'VAL-02'],
  parameters: { services: { assistant: async () => fakeAssistant.hangs() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Πόσο κοστίζει;{Enter}');
    await expect(canvas.getByText('Assistant is typing')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'What services do you offer?' })).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

/** The model is still writing. */
export const Writing = meta.story({
  tags: ['D5'],
  parameters: {
    services: {
      assistant: async () =>
        fakeAssistant.writes('We offer **seven services**:\n\n- AI consultancy\n- Voice'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What services do you offer?' }));
    await waitFor(() => expect(canvas.getByText('AI consultancy')).toBeVisible());
    await expect(canvas.getByRole('log')).not.toHaveTextContent('AI consultancy');
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
});

export const StoppedWhileWriting = Writing.extend({
  parameters: withoutPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What services do you offer?' }));
    await canvas.findByText('AI consultancy');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(canvas.getByRole('log')).toHaveTextContent('AI consultancy');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});

/** Three errors in a row: every answer comes from the site. */
export const Offline = meta.story({
  parameters: { services: { assistant: async () => fakeAssistant.offline() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Where are you?{Enter}');
    await expect(await canvas.findByText(/^Related pages?/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try AI again' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

/** The server has no key: AI is not announced. */
export const NoKey = meta.story({
  parameters: { services: { assistant: async () => fakeAssistant.withoutKey() } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Answers from our site')).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox'), 'Where are you?{Enter}');
    await expect(await canvas.findByText(/^Related pages?/)).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try AI again' })).toBeNull();
    await expect(canvas.getByRole('dialog')).not.toHaveTextContent(/Gemini/);
  },
});

/** The model stopped in the middle of its answer. */
export const AnswerCut = meta.story({
  parameters: {
    services: {
      assistant: async () =>
        fakeAssistant.says(['A voice agent takes the call, says that it is an AI system, and', 'asks.'], {
          cut: true,
        }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'What does a voice agent do?{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByText('Please go on.')).toBeVisible();
  },
});

/** An answer offers times for a call; the chosen one is written into the contact card. */
export const CallOffered = meta.story({
  tags: ['CHAT-11'],
  // The times follow the clock.
  parameters: {
    ...withoutPicture,
    services: {
      assistant: async () =>
        fakeAssistant.says('Half an hour by phone, **free**. Which time suits you?', { offers: ['call'] }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Book me **Thursday** morning{Enter}');
    const times = await canvas.findAllByRole('button', { name: /^Ask for it: a call on/ });
    await expect(times).toHaveLength(3);
    await expect(canvas.getByText('free')).toBeVisible();
    await expect(canvas.getByText('Book me **Thursday** morning')).toBeVisible();
    await userEvent.click(times[0] as HTMLElement);
    const message = canvas.getByLabelText<HTMLTextAreaElement>('What should we know?');
    await expect(message.value).toMatch(/^I would like a call on .*\n\nBook me \*\*Thursday\*\* morning$/);
    await expect(canvas.getByText(/It is a request until we confirm it/)).toBeVisible();
  },
});

/** The visitor typed an address: it is in the card, and nothing is sent yet. */
export const ContactOffered = meta.story({
  parameters: {
    services: {
      assistant: async () =>
        fakeAssistant.says('Our people do not read what you type here.', {
          source: 'site',
          offers: ['contact'],
        }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox'),
      'μαρία@παράδειγμα.gr, +357 99 123456, καλέστε με{Enter}',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Pass this to a person' }));
    await expect(canvas.getByLabelText('Email')).toHaveValue('μαρία@παράδειγμα.gr');
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue('+357 99 123456');
  },
});

/** The chat itself is broken (requirements: Error messages). */
export const ReplyFailed = meta.story({
  tags: ['ERR-11'],
  // The chat writes this error to the console.
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  parameters: { services: { assistant: async () => fakeAssistant.fails() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Anyone there?{Enter}');
    await expect(
      await canvas.findByText('Sorry, I encountered an unexpected error. Please try again later.'),
    ).toBeVisible();
  },
});

/** A page has something to ask: it waits in the input, and nothing is sent. */
export const QuestionFromAPage = meta.story({
  args: { question: 'My audit report recommends "Order reader". How would you do this?' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveValue(
      'My audit report recommends "Order reader". How would you do this?',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const WithoutAi = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch'));
    await waitFor(() => expect(canvas.getByText(/nothing is sent/, { ignore: '[hidden]' })).toBeVisible());
  },
});

const conversation = JSON.stringify({
  messages: [
    { content: 'Hello! How can I help you today?', isUser: false, source: 'site' },
    { content: 'We type every order twice.', isUser: true },
    { content: 'An **order reader** could do that.', isUser: false, source: 'ai' },
  ],
  draft: 'And what would it c',
  withoutAi: false,
});

/** After a reload: everything is still there, what was being typed included. */
export const ConversationRestored = meta.story({
  parameters: { services: { session: fakeStore.holding({ [storedKeys.chat.key]: conversation }) } },
  play: async ({ canvas }) => {
    const answer = await canvas.findByText('order reader');
    await waitFor(() => expect(answer).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveValue('And what would it c');
  },
});

export const ContactCard = meta.story({
  parameters: { services: { session: fakeStore.holding({ [storedKeys.chat.key]: conversation }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pass this to a person' }));
    await expect(canvas.getByLabelText('What should we know?')).toHaveValue('We type every order twice.');
    await userEvent.type(canvas.getByLabelText('Your name'), 'Anna');
    await userEvent.type(canvas.getByLabelText('Email'), 'anna@example.org');
    await expect(canvas.getByRole('checkbox', { name: 'This conversation' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Pass it on' }));
    await expect(await canvas.findByText(/Passed on/)).toBeVisible();
  },
});

export const StorageBlocked = meta.story({
  parameters: { services: { session: fakeStore.blocked() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Does this work?{Enter}');
    await expect(await canvas.findByText('Happy to help.')).toBeVisible();
  },
});

import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ChatMessage } from '../ChatMessage/ChatMessage.tsx';
import { SuggestionChips } from '../SuggestionChips/SuggestionChips.tsx';
import { TypingIndicator } from '../TypingIndicator/TypingIndicator.tsx';
import { ChatLog, type ChatLogProps } from './ChatLog.tsx';

const words = [
  'How long does a simple automation take?',
  'Two to four weeks, tests included.',
  'And who looks after it then?',
  'You do, with a handbook of one page. We answer within 24 hours when something is odd.',
];
const messages = (count: number, first = 0) =>
  Array.from({ length: count }, (_, place) => first + place).map((number) => (
    <ChatMessage
      key={number}
      author={number % 2 === 0 ? 'You' : 'Assistant'}
      isUser={number % 2 === 0}
      provenance={number % 2 === 0 ? undefined : 'site'}
    >
      {`${number + 1}. ${words[number % words.length]}`}
    </ChatMessage>
  ));

/** A frame as large as the log in the panel. */
const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', width: 350, maxWidth: '100%', height: 360, border: '1px solid' }}>
    {children}
  </div>
);

const Growing = (props: Omit<ChatLogProps, 'children'>) => {
  const [count, setCount] = useState(20);
  const [sent, setSent] = useState(0);
  return (
    <Stack>
      <Frame>
        <ChatLog {...props} sent={sent}>
          {messages(count)}
        </ChatLog>
      </Frame>
      <Button onClick={() => setCount(count + 1)}>A reply arrives</Button>
      <Button
        onClick={() => {
          setCount(count + 1);
          setSent(sent + 1);
        }}
      >
        The visitor asks
      </Button>
    </Stack>
  );
};

const meta = preview.meta({
  title: 'Patterns/ChatLog',
  component: ChatLog,
  args: { children: messages(3) },
  render: (args) => (
    <Frame>
      <ChatLog {...args} />
    </Frame>
  ),
});

const scrollerOf = (log: HTMLElement) => {
  const scroller = log.closest<HTMLElement>('[tabindex]');
  if (!scroller) throw new Error('The log has no scrolling element around it.');
  return scroller;
};
const toTheEnd = (scroller: HTMLElement) =>
  scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;

/** Scrolls up, as a reader does. It waits first, because a new log scrolls to its end. */
async function goUp(scroller: HTMLElement) {
  await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(100));
  scroller.scrollTop = 100;
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(canvas.getByRole('region', { name: 'Conversation' })).toContainElement(log);
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getAllByRole('article', { name: 'You' })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  },
});

export const WithSuggestions = meta.story({
  args: {
    children: messages(2),
    after: (
      <>
        <TypingIndicator active={false} />
        <SuggestionChips
          suggestions={['How can I get started?', 'Can you share some case studies?']}
          onSelect={() => {}}
        />
      </>
    ),
  },
});

export const Waiting = meta.story({
  args: { children: messages(1), after: <TypingIndicator active /> },
});

export const TwoHundredMessages = meta.story({
  args: { children: messages(200) },
  play: async ({ canvas }) => {
    const scroller = scrollerOf(canvas.getByRole('log'));
    await waitFor(() => expect(toTheEnd(scroller)).toBeLessThan(2));
  },
});

export const FollowsTheConversation = meta.story({
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const scroller = scrollerOf(canvas.getByRole('log'));
    const arrive = canvas.getByRole('button', { name: 'A reply arrives' });
    await userEvent.click(arrive);
    await userEvent.click(arrive);
    const heard = await canvas.findByText('Assistant: From our site. 22. Two to four weeks, tests included.');
    await expect(heard.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(toTheEnd(scroller)).toBeLessThan(2));
    await waitFor(() => expect(heard).not.toBeInTheDocument(), { timeout: 3000 });
  },
});

/** If the answer is long, the question is at the top, so that the answer is read from its first line. */
export const LongAnswer = meta.story({
  args: {
    children: [
      ...messages(4),
      <ChatMessage key="question" author="You" isUser>
        What do you offer?
      </ChatMessage>,
      <ChatMessage key="answer" author="Assistant" isUser={false} provenance="site">
        {'Seven services, each with a fixed price. '.repeat(30)}
      </ChatMessage>,
    ],
  },
  play: async ({ canvas }) => {
    const scroller = scrollerOf(canvas.getByRole('log'));
    const question = canvas.getByText('What do you offer?');
    const below = () => question.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    await waitFor(() => expect(below()).toBeLessThan(40));
    await expect(below()).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  },
});

export const StaysWhereTheReaderIs = meta.story({
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const scroller = scrollerOf(canvas.getByRole('log'));
    await goUp(scroller);
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'A reply arrives' }));
    await expect(scroller.scrollTop).toBe(100);
    await userEvent.click(jump);
    await waitFor(() => expect(toTheEnd(scroller)).toBeLessThan(2));
    await expect(scroller).toHaveFocus();
    await expect(jump).not.toBeInTheDocument();
  },
});

export const FollowsTheVisitorsOwnQuestion = meta.story({
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const scroller = scrollerOf(canvas.getByRole('log'));
    await goUp(scroller);
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'The visitor asks' }));
    await waitFor(() => expect(toTheEnd(scroller)).toBeLessThan(2));
  },
});

export const LongAndGreekOnAPhone = meta.story({
  globals: narrowScreen,
  args: {
    children: (
      <ChatMessage author="Assistant" isUser={false} provenance="site">
        Ένας απλός αυτοματισμός χρειάζεται δύο με τέσσερις εβδομάδες, μαζί με τις δοκιμές και την εκπαίδευση.
      </ChatMessage>
    ),
  },
});

import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Link } from '../../components/Link/Link.tsx';
import { ChatNotice } from './ChatNotice.tsx';

const meta = preview.meta({
  title: 'Patterns/ChatNotice',
  component: ChatNotice,
  args: {
    withoutAi: false,
    onWithoutAiChange: fn(),
    children: (
      <>
        Answers by AI (Google Gemini): your messages are sent to it. <Link href="/privacy">What is sent</Link>
        . <Link href="/contact">Talk to a person</Link>.
      </>
    ),
  },
});

export const Default = meta.story({
  render: function Controlled(args) {
    const [withoutAi, setWithoutAi] = useState(args.withoutAi);
    const change = (choice: boolean) => {
      args.onWithoutAiChange?.(choice);
      setWithoutAi(choice);
    };
    return <ChatNotice {...args} withoutAi={withoutAi} onWithoutAiChange={change} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const choice = canvas.getByRole('switch', { name: 'Answer without AI' });
    await expect(choice).not.toBeChecked();
    choice.focus();
    await userEvent.keyboard(' ');
    await expect(args.onWithoutAiChange).toHaveBeenCalledWith(true);
    await expect(choice).toBeChecked();
  },
});

export const WithoutAi = meta.story({
  args: {
    withoutAi: true,
    children: (
      <>
        Answers come from the texts of this site; nothing is sent. <Link href="/contact">Ask a person</Link>.
      </>
    ),
  },
});

/** After the first message of the visitor. */
export const Compact = meta.story({
  args: {
    compact: true,
    children: (
      <>
        <Link href="/privacy">Sent to Gemini</Link>
        <Link href="/contact">Ask a person</Link>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 350 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link');
    const choice = canvas.getByRole('switch', { name: 'Answer without AI' });
    await expect(choice.getBoundingClientRect().top).toBeLessThan(link?.getBoundingClientRect().bottom ?? 0);
  },
});

export const WithoutTheChoice = meta.story({
  render: ({ children }) => <ChatNotice withoutAi={false}>{children}</ChatNotice>,
});

export const Greek = meta.story({
  globals: narrowScreen,
  parameters: { language: 'el' },
  args: {
    children: (
      <>
        Όσα γράφετε στέλνονται στο Google Gemini. <Link href="/privacy">Λεπτομέρειες</Link>.{' '}
        <Link href="/contact">Μιλήστε με άνθρωπο</Link>.
      </>
    ),
  },
});

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
        What you write goes to Google Gemini. <Link href="/privacy">Details</Link>.{' '}
        <Link href="/contact">Ask a person</Link>.
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

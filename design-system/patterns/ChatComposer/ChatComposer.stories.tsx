import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen, withoutPicture } from '#storybook/toolbar';

import { ChatComposer, type ChatComposerProps } from './ChatComposer.tsx';

/** Keeps the typed text in its state. After sending, it waits for an answer until it is stopped. */
function Controlled(args: ChatComposerProps) {
  const [value, setValue] = useState(args.value);
  const [pending, setPending] = useState(args.pending);
  return (
    <ChatComposer
      {...args}
      value={value}
      pending={pending}
      onValueChange={setValue}
      onSend={(text) => {
        args.onSend(text);
        setValue('');
        setPending(true);
      }}
      onStop={() => {
        args.onStop?.();
        setPending(false);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/ChatComposer',
  component: ChatComposer,
  args: { value: '', pending: false, onValueChange: fn(), onSend: fn(), onStop: fn() },
  render: Controlled,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByPlaceholderText('Type your message...');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(input, '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(input, 'hi {Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('hi');
  },
});

export const Written = meta.story({ args: { value: 'Quotes take two days. Can you help?' } });

export const TwoLines = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(input, 'one{Shift>}{Enter}{/Shift}two');
    await expect(input).toHaveValue('one\ntwo');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const WritingWithAnInputMethod = meta.story({
  parameters: withoutPicture,
  args: { value: '東京' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(input, { key: 'Enter' });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  parameters: withoutPicture,
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
});

export const GivesTheFocusBack = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'What services do you offer?{Enter}');
    await expect(input).toBeDisabled();
    await expect(document.body).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(input).toHaveFocus();
  },
});

/** An empty input has the direction of the page. The input does not touch its button. */
export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const send = canvas.getByRole('button', { name: 'Send' });
    const gap = () => input.getBoundingClientRect().left - send.getBoundingClientRect().right;
    await expect(getComputedStyle(input).direction).toBe('rtl');
    await expect(gap()).toBe(8);
    await userEvent.type(input, 'two days');
    await expect(getComputedStyle(input).direction).toBe('ltr');
    await expect(gap()).toBe(8);
  },
});

export const LongDraftOnAPhone = meta.story({
  globals: narrowScreen,
  args: {
    value:
      'Καλησπέρα σας. Είμαστε μια εταιρεία μεταφορών στη Λεμεσό με σαράντα άτομα. Κάθε προσφορά μας παίρνει δύο μέρες, επειδή τρεις άνθρωποι αντιγράφουν τα ίδια νούμερα από το ένα σύστημα στο άλλο. Μπορείτε να μας βοηθήσετε; Πόσο θα διαρκούσε και πόσο θα κόστιζε περίπου; Ευχαριστώ πολύ.',
  },
});

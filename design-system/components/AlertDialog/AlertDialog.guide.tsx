import { useState } from 'react';

import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

interface OpenerProps {
  readonly words: string;
  readonly title: string;
  readonly confirm: string;
  readonly cancel: string;
}

function Opener({ words, title, confirm, cancel }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <AlertDialog
        open={open}
        title={title}
        confirmLabel={confirm}
        cancelLabel={cancel}
        onConfirm={close}
        onCancel={close}
      >
        They are kept in this browser only. Nobody can bring them back.
      </AlertDialog>
    </div>
  );
}

export const guide: Guide = {
  status: 'stable',
  since: '1.0.0',
  dos: [
    {
      words: 'Ask a question, and answer it with verbs.',
      example: (
        <Opener
          words="Delete reports"
          title="Delete all three reports?"
          confirm="Delete"
          cancel="Keep them"
        />
      ),
    },
  ],
  donts: [
    {
      words: 'Ask “Are you sure?” and leave open what will happen.',
      example: <Opener words="Delete reports" title="Are you sure?" confirm="OK" cancel="Cancel" />,
    },
  ],
  anatomy: {
    drawn: { story: 'components-alertdialog--open' },
    parts: [
      { name: 'Question', words: 'What will be done, and to what.', at: 'dialog h2', side: 'left' },
      { name: 'Consequence', words: 'What will be lost or sent.', at: 'dialog h2 + div', side: 'right' },
      { name: 'Harmless answer', words: 'Has the focus first.', at: 'dialog button', side: 'bottom' },
      {
        name: 'Confirmation',
        words: 'The verb of the question, never “OK”.',
        at: 'dialog button + button',
        side: 'right',
      },
    ],
  },
  keyboard: {
    Escape: 'The harmless answer.',
    'Enter, Space': 'The answer that has the focus: the harmless one at first.',
    Tab: 'Goes to the other answer.',
  },
  accessibility: [
    'An `alertdialog`: the question is its name, the consequence its description, and both are read at once.',
    'A click outside does nothing, so that nobody answers by accident.',
  ],
};

import { type ReactNode, useState } from 'react';

import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

interface OpenerProps {
  readonly words: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Opener({ words, title, children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <Text>{children}</Text>
      </Dialog>
    </div>
  );
}

export const guide: Guide = {
  status: 'stable',
  since: '1.0.0',
  dos: [
    {
      words: 'Let the button that opens it say its title.',
      example: (
        <Opener words="Send me a follow-up" title="Send me a follow-up">
          We write once, within a working day.
        </Opener>
      ),
    },
  ],
  donts: [
    {
      words: 'Interrupt to say that something worked: use the `ToastRegion`.',
      example: (
        <Opener words="Save the draft" title="Success">
          Your draft was saved.
        </Opener>
      ),
    },
  ],
  anatomy: {
    drawn: { story: 'components-dialog--open' },
    parts: [
      { name: 'Title', words: 'Names the dialog and takes the focus first.', at: 'dialog h2', side: 'left' },
      {
        name: 'Close',
        words: 'Does the same as Escape and a click outside.',
        at: 'dialog button',
        side: 'right',
      },
      {
        name: 'Content',
        words: 'What is to be read or filled in; scrolls when it is long.',
        at: 'dialog input',
        side: 'left',
      },
      {
        name: 'Actions',
        words: 'The most likely one first.',
        at: 'dialog > div > div:last-child button',
        side: 'right',
      },
    ],
  },
  keyboard: {
    Escape: 'Closes it; the focus returns to where it was.',
    Tab: 'Goes through its controls; the page behind is inert.',
  },
  accessibility: [
    'A native modal `dialog`, named by its title.',
    'With one thing to fill in, send the focus there with `focusFirst`.',
  ],
};

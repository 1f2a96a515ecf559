import type { Guide } from '#storybook/guide';

import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Say what a tick means, in the positive.',
      example: <Checkbox label="Send me the newsletter" name="do-letter" />,
    },
  ],
  donts: [
    {
      description: 'Make the reader turn a sentence round.',
      example: <Checkbox label="Do not send me the newsletter" name="dont-letter" />,
    },
  ],
  drawn: (
    <Checkbox label="I have read the terms" name="anatomy-terms" hint="Two pages." error="Agree to go on" />
  ),
  parts: [
    {
      name: 'Box',
      description: 'A native tick box, in the colours of the theme.',
      at: 'input',
      side: 'left',
    },
    {
      name: 'Label',
      description: 'Can be pressed as well; links in it work.',
      at: 'label > span',
      side: 'top',
    },
    { name: 'Hint', description: 'What helps to decide.', at: 'p', text: true, side: 'right' },
    { name: 'Error', description: 'What is wrong, and the way to correct it.', at: 'p + p', side: 'bottom' },
  ],
  keyboard: { Space: 'Ticks it, or takes the tick away.', Tab: 'Goes on to the next control.' },
  accessibility: [
    'A native input: its state is announced, also the mixed one of `indeterminate`.',
    'Hint and error describe it; the error is announced first.',
  ],
};

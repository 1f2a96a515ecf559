import type { Guide } from '#storybook/guide';

import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Say in a positive sentence what a tick means.',
      example: <Checkbox label="Send me the newsletter" name="do-letter" />,
    },
  ],
  donts: [
    {
      description: 'Use a negative sentence, so that a tick means no.',
      example: <Checkbox label="Do not send me the newsletter" name="dont-letter" />,
    },
  ],
  anatomy: (
    <Checkbox label="I have read the terms" name="anatomy-terms" hint="Two pages." error="Agree to go on" />
  ),
  parts: [
    {
      name: 'Box',
      description: 'A native checkbox, in the colours of the theme.',
      selector: 'input',
      side: 'left',
    },
    {
      name: 'Label',
      description: 'Can be pressed too. It can contain links.',
      selector: 'label > span',
      side: 'top',
    },
    { name: 'Hint', description: 'Help for the decision.', selector: 'p', text: true, side: 'right' },
    {
      name: 'Error',
      description: 'The mistake, and the way to correct it.',
      selector: 'p + p',
      side: 'bottom',
    },
  ],
  keyboard: { Space: 'Ticks or unticks the box.', Tab: 'Goes on to the next control.' },
  accessibility: [
    'A native input: its state is announced, and so is the mixed state of `indeterminate`.',
    'Hint and error are its description. The error is announced first.',
  ],
};

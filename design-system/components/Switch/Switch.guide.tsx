import type { Guide } from '#storybook/guide';

import { Switch } from './Switch.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Use a name that is right in both states.',
      example: <Switch label="Email me each report" />,
    },
  ],
  donts: [
    {
      description: 'Use it for an answer that is sent with a form: use a `Checkbox` instead.',
      example: <Switch label="I agree to the terms" />,
    },
  ],
  anatomy: <Switch label="Email me each report" hint="To the address of your account." defaultChecked />,
  parts: [
    {
      name: 'Label',
      description: 'The name of the setting. It can be pressed too.',
      selector: 'label > span',
      side: 'left',
    },
    {
      name: 'Control',
      description: 'A native checkbox with the role `switch`.',
      selector: 'input',
      side: 'right',
    },
    { name: 'Hint', description: 'The effect of the setting.', selector: 'p', side: 'bottom' },
  ],
  keyboard: { Space: 'Turns the setting on or off.', Tab: 'Goes on to the next control.' },
  accessibility: [
    'It is announced as a switch that is on or off.',
    'A change takes effect at once. Announce its result in an element with `role="status"`.',
  ],
};

import type { Guide } from '#storybook/guide';

import { Switch } from './Switch.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Name the setting, so that the name holds for both states.',
      example: <Switch label="Email me each report" />,
    },
  ],
  donts: [
    {
      description: 'Use it for what is sent with a form later: that is a `Checkbox`.',
      example: <Switch label="I agree to the terms" />,
    },
  ],
  drawn: <Switch label="Email me each report" hint="To the address of your account." defaultChecked />,
  parts: [
    { name: 'Label', description: 'The setting; can be pressed as well.', at: 'label > span', side: 'left' },
    {
      name: 'Control',
      description: 'A native tick box with the role of a switch.',
      at: 'input',
      side: 'right',
    },
    { name: 'Hint', description: 'What the setting does.', at: 'p', side: 'bottom' },
  ],
  keyboard: { Space: 'Switches it on or off.', Tab: 'Goes on to the next control.' },
  accessibility: [
    'It is announced as a switch that is on or off.',
    'The change takes effect at once; say a result in a `role="status"`.',
  ],
};

import type { Guide } from '#storybook/guide';

import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { CopyButton } from './CopyButton.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Put it beside what it copies, and name that.',
      example: (
        <Inline>
          <Text>office@example.com</Text>
          <CopyButton label="Copy address" onCopy={() => true} />
        </Inline>
      ),
    },
  ],
  donts: [
    {
      description: 'Leave open what will be copied.',
      example: (
        <Inline>
          <Text>office@example.com, +357 22 000000</Text>
          <CopyButton onCopy={() => true} />
        </Inline>
      ),
    },
  ],
  drawn: <CopyButton label="Copy address" onCopy={() => true} />,
  parts: [
    { name: 'Picture', description: 'Two sheets, then a tick for two seconds.', at: 'svg' },
    {
      name: 'Label',
      description: 'What it copies; “Copied” takes its place.',
      at: 'button',
      text: true,
      side: 'bottom',
    },
  ],
  keyboard: { 'Enter, Space': 'Copies.' },
  accessibility: [
    'It claims nothing when copying is refused; say the reason in a `ToastRegion`.',
    'It is disabled until scripts run, because only a real press may copy.',
  ],
};

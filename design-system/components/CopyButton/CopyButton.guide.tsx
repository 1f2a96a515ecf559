import type { Guide } from '#storybook/guide';

import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { CopyButton } from './CopyButton.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Put it beside the text that it copies, and name that text in the label.',
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
      description: 'Leave unclear which text will be copied.',
      example: (
        <Inline>
          <Text>office@example.com, +357 22 000000</Text>
          <CopyButton onCopy={() => true} />
        </Inline>
      ),
    },
  ],
  anatomy: <CopyButton label="Copy address" onCopy={() => true} />,
  parts: [
    {
      name: 'Icon',
      description: 'An icon of two sheets of paper. For two seconds after copying it is a tick.',
      selector: 'svg',
    },
    {
      name: 'Label',
      description:
        'Names the text to copy, such as “Copy address”. For two seconds after copying it is “Copied”.',
      selector: 'button',
      text: true,
      side: 'bottom',
    },
  ],
  keyboard: { 'Enter, Space': 'Copies.' },
  accessibility: [
    'If the browser refuses to copy, “Copied” is not shown. Give the reason in a `ToastRegion`.',
    'It is disabled until scripts run, because browsers allow copying only directly after a press.',
  ],
};

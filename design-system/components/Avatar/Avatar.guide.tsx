import type { Guide } from '#storybook/guide';

import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Make it `decorative` if the name stands beside it.',
      example: (
        <Inline>
          <Avatar name="Ada Lovelace" decorative />
          <Text>Ada Lovelace</Text>
        </Inline>
      ),
    },
  ],
  donts: [
    {
      description: 'Show initials without the name where people do not know each other.',
      example: <Avatar name="Ada Lovelace" />,
    },
  ],
  parts: [
    {
      name: 'Image or initials',
      description: 'The initials are shown if there is no image or if the image does not load.',
      selector: 'span',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'An image whose name is the name of the person. With `decorative` it is hidden from screen readers.',
  ],
};

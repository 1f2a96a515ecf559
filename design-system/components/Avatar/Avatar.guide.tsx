import type { Guide } from '#storybook/guide';

import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Make it `decorative` where the name stands beside it.',
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
      description: 'Show initials alone where people do not know each other.',
      example: <Avatar name="Ada Lovelace" />,
    },
  ],
  parts: [
    {
      name: 'Picture or initials',
      description: 'The initials also stand in for a picture that does not load.',
      at: 'span',
    },
  ],
  keyboard: 'none',
  accessibility: ['An image named by the person, unless it is `decorative`.'],
};

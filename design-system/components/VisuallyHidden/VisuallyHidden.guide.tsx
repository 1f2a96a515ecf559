import type { Guide } from '#storybook/guide';

import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Say what the eye gets from place or picture.',
      example: (
        <Inline gap="xs">
          <Icon name="check" />
          <Text as="span">
            <VisuallyHidden>Done: </VisuallyHidden>Invoices are posted
          </Text>
        </Inline>
      ),
    },
  ],
  donts: [
    {
      description: 'Hide an instruction that everybody needs.',
      example: (
        <Inline gap="xs">
          <Badge>12 characters</Badge>
          <VisuallyHidden>The reference is printed on your invoice.</VisuallyHidden>
        </Inline>
      ),
    },
  ],
  drawn: (
    <Text>
      Invoices are posted <VisuallyHidden>every night</VisuallyHidden>
    </Text>
  ),
  parts: [
    {
      name: 'Words',
      description: 'Heard, copied and searched, but neither seen nor given any room.',
      at: 'span',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Keep it short and in the language of the page: it is read without a pause.',
    'Nothing that takes the focus belongs into it: the focus would disappear.',
  ],
};

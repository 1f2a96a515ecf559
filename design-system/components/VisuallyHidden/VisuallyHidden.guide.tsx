import type { Guide } from '#storybook/guide';

import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Say in words what others see by the place or by an icon.',
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
  anatomy: (
    <Text>
      Invoices are posted <VisuallyHidden>every night</VisuallyHidden>
    </Text>
  ),
  parts: [
    {
      name: 'Text',
      description: 'Announced, copied and searched, but invisible and without space on the page.',
      selector: 'span',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'Keep it short and in the language of the page, because it is read without a pause.',
    'Do not put an element that can be focused into it: the focus would be invisible.',
  ],
};

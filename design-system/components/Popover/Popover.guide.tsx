import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const trigger = <Button variant="outline">Rename</Button>;

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Keep it to one small task beside its button.',
      example: (
        <Popover trigger={trigger} title="Name of the report">
          <Text>One field.</Text>
        </Popover>
      ),
    },
  ],
  donts: [
    {
      description: 'Put a whole form or a question that must be answered into it: that is a `Dialog`.',
      example: (
        <Popover trigger={<Button>Delete all</Button>} title="Are you sure?">
          <Text>Yes or no?</Text>
        </Popover>
      ),
    },
  ],
  drawn: { story: 'components-popover--all-variants' },
  parts: [
    {
      name: 'Trigger',
      description: 'Opens and closes it; says which.',
      at: '#storybook-root button',
      side: 'right',
    },
    { name: 'Title', description: 'Names it.', at: '[role="dialog"] > p', text: true, side: 'left' },
    {
      name: 'Close',
      description: 'Comes last, so that the focus begins in the content.',
      at: '[role="dialog"] > button',
      side: 'right',
    },
  ],
  keyboard: {
    'Enter, Space': 'On the trigger: opens or closes it.',
    Tab: 'Goes through its content, then on in the page.',
    Escape: 'Closes it; the focus returns to the trigger.',
  },
  accessibility: [
    'A dialog that leaves the page in use, named by its title.',
    'In a modal `Dialog` it is drawn within it.',
  ],
};

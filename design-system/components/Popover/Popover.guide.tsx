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
      description: 'Use it for one small task beside its button.',
      example: (
        <Popover trigger={trigger} title="Name of the report">
          <Text>One field.</Text>
        </Popover>
      ),
    },
  ],
  donts: [
    {
      description: 'Put a whole form, or a question that must be answered, into it: use a `Dialog` instead.',
      example: (
        <Popover trigger={<Button>Delete all</Button>} title="Are you sure?">
          <Text>Yes or no?</Text>
        </Popover>
      ),
    },
  ],
  anatomy: { story: 'components-popover--all-variants' },
  parts: [
    {
      name: 'Trigger',
      description: 'Opens and closes the popover. It is announced as expanded or collapsed.',
      selector: '#storybook-root button',
      side: 'right',
    },
    {
      name: 'Title',
      description: 'The name of the popover.',
      selector: '[role="dialog"] > p',
      text: true,
      side: 'left',
    },
    {
      name: 'Close',
      description: 'The last control, so that the content gets the focus first.',
      selector: '[role="dialog"] > button',
      side: 'right',
    },
  ],
  keyboard: {
    'Enter, Space': 'On the trigger: opens or closes the popover.',
    Tab: 'Goes through the content of the popover, then on in the page.',
    Escape: 'Closes the popover. The focus returns to the trigger.',
  },
  accessibility: [
    'A dialog that is not modal: the page stays usable. Its name is its title.',
    'A popover in a modal `Dialog` is rendered inside that dialog, because the rest of the page is inert.',
  ],
};

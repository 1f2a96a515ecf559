import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Begin each command with a verb, and separate commands that cannot be undone.',
      example: (
        <Menu
          trigger={<Button variant="outline">Actions</Button>}
          items={[
            { id: 'print', label: 'Print' },
            { id: 'delete', label: 'Delete', danger: true, separated: true },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      description: 'Hide a single command that everybody needs.',
      example: (
        <Menu trigger={<Button variant="outline">More</Button>} items={[{ id: 'save', label: 'Save' }]} />
      ),
    },
  ],
  anatomy: { story: 'components-menu--all-variants' },
  parts: [
    {
      name: 'Trigger',
      description: 'The button that opens the menu. It is the name of the menu.',
      selector: '#storybook-root button',
      side: 'right',
    },
    {
      name: 'Command',
      description: 'A label that begins with a verb, with an optional icon. At least 44 px high.',
      selector: '[role="menuitem"]',
      side: 'right',
    },
    {
      name: 'Line',
      description: 'Separates commands of different kinds.',
      selector: '[role="separator"]',
      side: 'right',
    },
  ],
  keyboard: {
    'Enter, Space, Down': 'On the trigger: opens the menu and focuses the first command.',
    'Up, Down, Home, End': 'Go to another command.',
    'A letter': 'Goes to the next command that begins with it.',
    'Enter, Space': 'Chooses the command and closes the menu.',
    Escape: 'Closes the menu. The focus returns to the trigger.',
  },
  accessibility: [
    'It has the role `menu`. Its name is the name of the trigger.',
    'A command with `href` is a link, so it can be opened in a new tab and its address can be copied.',
  ],
};

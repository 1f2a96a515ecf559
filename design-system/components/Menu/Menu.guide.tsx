import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Begin each command with a verb, and set apart what cannot be undone.',
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
      description: 'Hide the one command that everybody needs.',
      example: (
        <Menu trigger={<Button variant="outline">More</Button>} items={[{ id: 'save', label: 'Save' }]} />
      ),
    },
  ],
  drawn: { story: 'components-menu--all-variants' },
  parts: [
    { name: 'Trigger', description: 'Names the menu.', at: '#storybook-root button', side: 'right' },
    {
      name: 'Command',
      description: 'A drawing and a verb; at least 44 px high.',
      at: '[role="menuitem"]',
      side: 'right',
    },
    { name: 'Line', description: 'Above another kind of command.', at: '[role="separator"]', side: 'right' },
  ],
  keyboard: {
    'Enter, Space, Down': 'On the trigger: opens it, with the first command in focus.',
    'Up, Down, Home, End': 'Go to another command.',
    'A letter': 'Goes to the next command that begins with it.',
    'Enter, Space': 'Chooses the command and closes the menu.',
    Escape: 'Closes it; the focus returns to the trigger.',
  },
  accessibility: [
    'A menu of the page, named by its trigger.',
    'A command with `href` is a link: it can be copied and opened elsewhere.',
  ],
};

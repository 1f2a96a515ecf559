import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Add what is good to know, and nothing that is needed.',
      example: (
        <Tooltip content="Ctrl and S">
          <Button variant="outline">Save</Button>
        </Tooltip>
      ),
    },
  ],
  donts: [
    {
      description: 'Hide a condition in it: touch never shows it.',
      example: (
        <Tooltip content="Costs €480">
          <Button>Order</Button>
        </Tooltip>
      ),
    },
  ],
  parts: [
    {
      name: 'Control',
      description: 'Any one element that takes the focus; the tip describes it.',
      at: 'button',
    },
  ],
  keyboard: { Tab: 'Shows the tip of the control that gets the focus.', Escape: 'Hides the tip.' },
  accessibility: [
    'The tip is announced as the description of its control, after the name.',
    'It stays while the pointer is on it, and goes on Escape.',
  ],
};

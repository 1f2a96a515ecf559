import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Use it for extra information that people can do without.',
      example: (
        <Tooltip content="Ctrl and S">
          <Button variant="outline">Save</Button>
        </Tooltip>
      ),
    },
  ],
  donts: [
    {
      description: 'Put a price or a term of the order into it: on touch screens the tooltip is never shown.',
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
      description: 'Any element that can be focused. The tooltip is its description.',
      selector: 'button',
    },
  ],
  keyboard: { Tab: 'Shows the tooltip of the control that gets the focus.', Escape: 'Hides the tooltip.' },
  accessibility: [
    'The tooltip is announced as the description of its control, after the name.',
    'It stays while the pointer is on the tooltip. Escape hides it.',
  ],
};

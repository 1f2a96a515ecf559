import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Say what will be here later, and how to begin.',
      example: (
        <EmptyState title="No reports yet" action={<Button>Write a report</Button>}>
          They stay in this browser.
        </EmptyState>
      ),
    },
  ],
  donts: [
    {
      description: 'Use it for a failure: use an `ErrorState` instead.',
      example: <EmptyState title="Something went wrong" />,
    },
  ],
  parts: [
    { name: 'Title', description: 'The name of the missing content.', selector: 'h2', side: 'left' },
    { name: 'Action', description: 'The next step.', selector: 'button', side: 'bottom' },
  ],
  keyboard: { 'Enter, Space': 'Presses the action.' },
  accessibility: ['Choose `headingLevel` so that no level of the page is skipped.'],
};

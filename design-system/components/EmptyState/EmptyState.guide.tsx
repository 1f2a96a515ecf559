import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Say what will stand here, and how to begin.',
      example: (
        <EmptyState title="No reports yet" action={<Button>Write a report</Button>}>
          They stay in this browser.
        </EmptyState>
      ),
    },
  ],
  donts: [
    {
      description: 'Use it for a failure: that is an `ErrorState`.',
      example: <EmptyState title="Something went wrong" />,
    },
  ],
  parts: [
    { name: 'Title', description: 'What is missing.', at: 'h2', side: 'left' },
    { name: 'Action', description: 'The way on.', at: 'button', side: 'bottom' },
  ],
  keyboard: { 'Enter, Space': 'On the action: begins.' },
  accessibility: ['Choose `headingLevel` so that no level of the page is skipped.'],
};

import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Say what failed, what is still stored, and what the visitor can do next.',
      example: (
        <ErrorState title="The report could not be sent" action={<Button>Try again</Button>}>
          It is stored in this browser.
        </ErrorState>
      ),
    },
  ],
  donts: [
    {
      description: 'Show only an error code, which visitors do not understand.',
      example: <ErrorState title="Error 503" />,
    },
  ],
  parts: [
    { name: 'Title', description: 'The failure, in plain words.', selector: 'h2', side: 'left' },
    { name: 'Action', description: 'The next step.', selector: 'button', side: 'bottom' },
  ],
  keyboard: { 'Enter, Space': 'Presses the action, or opens the details.' },
  accessibility: [
    'It is not announced by itself. Move the focus to it, or put it in an element with `role="alert"`.',
  ],
};

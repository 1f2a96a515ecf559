import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

export const guide: Guide = {
  dos: [
    {
      description: 'Say what happened, what is kept, and the way out.',
      example: (
        <ErrorState title="The report could not be sent" action={<Button>Try again</Button>}>
          It is stored in this browser.
        </ErrorState>
      ),
    },
  ],
  donts: [
    { description: 'Show a code to people who cannot use it.', example: <ErrorState title="Error 503" /> },
  ],
  parts: [
    { name: 'Title', description: 'What failed, in plain words.', at: 'h2', side: 'left' },
    { name: 'Action', description: 'The way out.', at: 'button', side: 'bottom' },
  ],
  keyboard: { 'Enter, Space': 'On the action: tries again. On the details: opens them.' },
  accessibility: ['It is not announced by itself: move the focus to it, or say it in a `role="alert"`.'],
};

import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { BeforeAfter } from './BeforeAfter.tsx';

const meta = preview.meta({
  title: 'Components/BeforeAfter',
  component: BeforeAfter,
  args: {
    before: {
      title: 'A quote today',
      text: 'Everyone is waiting for someone, and the customer for all of them.',
      steps: [
        'The enquiry waits in a shared mailbox',
        'Somebody copies it into a sheet',
        'Prices are asked for by telephone',
        'The figures are copied into a letter',
        'The manager signs, when she is there',
      ],
      total: 'Two days, three people',
    },
    after: {
      title: 'A quote next month',
      text: 'People decide. Everything before and after that happens by itself.',
      steps: [
        'The enquiry is read the moment it arrives',
        'Prices come from your own system',
        'The manager approves with one press',
        'The quote is sent and logged',
      ],
      total: 'Eleven minutes, one press',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getByText('Eleven minutes, one press')).toBeVisible();
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });

export const Greek = meta.story({
  args: {
    before: {
      title: 'Σήμερα',
      steps: ['Το ερώτημα περιμένει στο κοινό γραμματοκιβώτιο', 'Κάποιος το αντιγράφει'],
    },
    after: { title: 'Από τον άλλο μήνα', steps: ['Το ερώτημα διαβάζεται αμέσως', 'Η προσφορά στέλνεται'] },
  },
});

import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Text } from '../Text/Text.tsx';
import { ScrollFrame } from './ScrollFrame.tsx';

const steps = ['Enquiry', 'Quote', 'Order', 'Invoice', 'Payment'];
const wide = <pre>{steps.map((step) => `${step}, then what follows it in the books`).join('; ')}</pre>;
const meta = preview.meta({
  title: 'Components/ScrollFrame',
  component: ScrollFrame,
  args: { label: 'From enquiry to payment', children: wide },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'From enquiry to payment' })).toHaveFocus();
  },
});

/** If the content fits, the Tab key skips the frame. */
export const NothingToScroll = meta.story({
  args: { children: <Text>{steps.join(', ')}</Text> },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('region', { name: 'From enquiry to payment' });
    await waitFor(() => expect(frame).toHaveAttribute('tabindex', '-1'));
    await userEvent.tab();
    await expect(frame).not.toHaveFocus();
  },
});

export const NarrowScreen = meta.story({ globals: narrowScreen });

import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { ScrollFrame } from './ScrollFrame.tsx';

const wide = (
  <Inline as="ol">
    {['Enquiry', 'Quote', 'Order', 'Invoice', 'Payment'].map((step) => (
      <Text key={step} as="li">
        {step}
      </Text>
    ))}
  </Inline>
);
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

export const NarrowScreen = meta.story({ globals: narrowScreen });

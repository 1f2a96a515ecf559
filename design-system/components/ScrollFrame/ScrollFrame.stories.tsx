import { expect } from 'storybook/test';

import preview from '#storybook/preview';

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
  parameters: {
    docs: {
      description: {
        component:
          'Holds what may be wider than the window, so that the page itself never scrolls sideways. It is a stop for the keyboard, because arrow keys scroll only what has the focus. **Not this?** Figures come with their own frame in `Table`, code in `CodeBlock`; words should wrap.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'From enquiry to payment' })).toHaveFocus();
  },
});

export const NarrowScreen = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

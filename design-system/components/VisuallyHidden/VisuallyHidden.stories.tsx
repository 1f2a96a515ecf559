import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' of four' },
  render: (args) => (
    <Text>
      Part 2<VisuallyHidden {...args} />
    </Text>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Words for people who listen to the page. **Not this?** To hide from everybody use `hidden`; to hide a drawing from listeners use `aria-hidden`.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Part 2')).toHaveTextContent('Part 2 of four');
    await expect(canvas.getByText('of four').getBoundingClientRect().width).toBe(1);
  },
});

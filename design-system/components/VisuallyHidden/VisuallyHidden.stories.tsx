import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/VisuallyHidden (screen reader only)',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  args: { children: ' of four' },
  render: (args) => (
    <Text>
      Part 2<VisuallyHidden {...args} />
    </Text>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Part 2')).toHaveTextContent('Part 2 of four');
    await expect(canvas.getByText('of four').getBoundingClientRect().width).toBe(1);
  },
});

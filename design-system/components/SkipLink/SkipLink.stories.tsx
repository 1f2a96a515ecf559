import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { target: 'story-content', children: 'Skip to main content' },
  render: (args) => (
    <Stack>
      <SkipLink {...args} />
      <Link href="/services">Services</Link>
      <div id="story-content" tabIndex={-1}>
        <Text>Press Tab from the top of the page, then Enter: the keyboard is here.</Text>
      </div>
    </Stack>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/the keyboard is here/).parentElement).toHaveFocus();
  },
});

export const Greek = meta.story({ args: { children: 'Μετάβαση στο κύριο περιεχόμενο' } });

import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Components/Pagination (pages, pager)',
  id: 'components-pagination',
  component: Pagination,
  args: { count: 9, defaultPage: 4, onPageChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 5');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <Pagination aria-label="First page" count={9} />
      <Pagination aria-label="In the middle" count={9} defaultPage={5} />
      <Pagination aria-label="Last page" count={9} defaultPage={9} />
      <Pagination aria-label="Few pages" count={3} defaultPage={2} />
    </Stack>
  ),
});

export const WithAddresses = meta.story({
  args: { count: 3, page: 2, hrefs: ['/blog', '/blog?page=2', '/blog?page=3'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/blog?page=3');
  },
});

export const GreekOnAPhone = meta.story({
  globals: narrowScreen,
  parameters: { language: 'el' },
  args: { count: 120, defaultPage: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Σελίδες' })).toBeVisible();
  },
});

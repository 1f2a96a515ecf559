import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 2, pages: 5, hrefOf: (page: number) => `/blog?page=${page}` },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog?page=3');
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog?page=1');
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Stack gap="l">
      {[1, 5, 12].map((page) => (
        <Pagination key={page} {...args} page={page} pages={12} aria-label={`Pages, on page ${page}`} />
      ))}
    </Stack>
  ),
});

export const OnAPhone = meta.story({
  globals: narrowScreen,
  args: { page: 6, pages: 12 },
});

export const Greek = meta.story({
  args: { words: { label: 'Σελίδες', page: 'Σελίδα', previous: 'Προηγούμενη', next: 'Επόμενη' } },
});

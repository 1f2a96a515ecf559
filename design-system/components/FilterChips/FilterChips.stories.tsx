import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { FilterChips } from './FilterChips.tsx';

function Kept({ value: first, onValueChange, ...rest }: ComponentProps<typeof FilterChips>) {
  const [value, setValue] = useState(first);
  return (
    <FilterChips
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const options = [
  { value: 'all', label: 'All', count: 24 },
  { value: 'sales', label: 'Sales', count: 6 },
  { value: 'finance', label: 'Finance', count: 9 },
  { value: 'service', label: 'Εξυπηρέτηση πελατών', count: 9 },
];
const meta = preview.meta({
  title: 'Components/FilterChips (toggle)',
  id: 'components-filterchips',
  component: FilterChips,
  args: { label: 'Department', options, value: 'all', onValueChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Finance/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('finance');
    await expect(canvas.getByRole('button', { name: /Finance/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: /All/ })).toHaveAttribute('aria-pressed', 'false');
  },
});

const pages = [
  { value: 'all', label: 'All articles', href: '/blog' },
  { value: 'tech', label: 'Tech Insights', href: '/blog/tech-insights' },
  { value: 'news', label: 'Industry News', href: '/blog/industry-news' },
];

export const WithAddresses = meta.story({
  args: { label: 'Category', options: pages, value: 'tech' },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Tech Insights' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveAttribute('href', '/blog/tech-insights');
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      <Kept label="Department" options={options} value="all" />
      <FilterChips label="Category" options={pages} value="news" />
    </Stack>
  ),
});

export const NarrowScreen = meta.story({ globals: narrowScreen });

export const Greek = meta.story({
  args: {
    label: 'Τμήμα',
    options: [
      { value: 'all', label: 'Όλα τα τμήματα', count: 24 },
      { value: 'service', label: 'Εξυπηρέτηση πελατών', count: 9 },
    ],
  },
});

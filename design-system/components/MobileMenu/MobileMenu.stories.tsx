import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Button } from '../Button/Button.tsx';
import { navigationExample } from '../NavigationMenu/NavigationMenu.examples.ts';
import { MobileMenu } from './MobileMenu.tsx';

const meta = preview.meta({
  title: 'Components/MobileMenu',
  component: MobileMenu,
  args: {
    items: navigationExample,
    currentPath: '/services',
    onFollow: fn(),
    children: <Button href="/ai-audit">Free AI Business Audit</Button>,
  },
  globals: narrowScreen,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Resources', expanded: false })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Case Studies' })).toBeNull();
  },
});

export const AllVariants = meta.story({
  args: { currentPath: '/blog/tech-insights' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resources' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More in Blog', expanded: false }));
    await expect(canvas.getByRole('link', { name: 'Tech Insights' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  },
});

export const FollowingALink = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Services' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
});

export const LongAndGreek = meta.story({
  args: {
    items: [
      { name: 'Αρχική', path: '/' },
      {
        name: 'Πόροι για εταιρείες που θέλουν να μετρήσουν τις ώρες τους',
        items: [{ name: 'Ιστολόγιο', path: '/blog' }],
      },
      { name: 'Επικοινωνία', path: '/contact' },
    ],
    children: <Button href="/ai-audit">Δωρεάν έλεγχος της επιχείρησής σας</Button>,
  },
});

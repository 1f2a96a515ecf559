import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { navigationExample } from './NavigationMenu.examples.ts';
import { NavigationMenu } from './NavigationMenu.tsx';

const meta = preview.meta({
  title: 'Components/NavigationMenu (navbar, dropdown)',
  id: 'components-navigationmenu',
  component: NavigationMenu,
  args: { items: navigationExample, currentPath: '/' },
  parameters: {
    docs: {
      story: { height: '420px' },
      description: {
        component:
          'The main navigation of a site in a row, inside the `SiteHeader`. A dropdown opens when the mouse is over its button, and by a press, a tap or a key. It closes 300 ms after the mouse has left. It closes at once by a press outside, by Escape, and when the focus leaves. **Not this?** Use `MobileMenu` for small screens, and `Breadcrumbs` to show the pages above the current page.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    await expect(navigation).toHaveTextContent(/Home.*Services.*Automations.*Resources.*About Us.*Contact/);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: /Case Studies/ })).toBeNull();
  },
});

export const Open = meta.story({
  // In a frame, because the menu that the play function opens would take the focus of the docs page.
  parameters: { framed: true },
  args: { currentPath: '/blog/industry-news' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resources', expanded: false }));
    await expect(canvas.getByRole('link', { name: /^Case Studies/ })).toHaveAttribute(
      'href',
      '/case-studies',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More in Blog', expanded: false }));
    await expect(canvas.getByRole('link', { name: 'Industry News' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /^Blog/ })).toHaveAttribute('href', '/blog');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Case Studies/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Tech Insights' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'More in Blog', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Resources', expanded: false })).toHaveFocus();
  },
});

export const Greek = meta.story({
  parameters: { language: 'el' },
  args: {
    items: [
      { name: 'Αρχική', path: '/' },
      { name: 'Υπηρεσίες', path: '/services' },
      {
        name: 'Πόροι',
        items: [
          {
            name: 'Μελέτες περιπτώσεων',
            path: '/case-studies',
            icon: 'chart',
            description: 'Τι κατασκευάστηκε, τι άλλαξε και τι δεν δούλεψε από την πρώτη μέρα.',
          },
          { name: 'Ιστολόγιο', path: '/blog', icon: 'file' },
        ],
      },
      { name: 'Επικοινωνία', path: '/contact' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Πόροι' }));
    await expect(canvas.getByRole('link', { name: /^Μελέτες/ })).toBeVisible();
  },
});

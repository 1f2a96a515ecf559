import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';
import { Container } from '../../components/Container/Container.tsx';
import { DisplaySettings } from '../../components/DisplaySettings/DisplaySettings.tsx';
import { navigationExample } from '../../components/NavigationMenu/NavigationMenu.examples.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { IngotMark } from '../../graphics/IngotMark/IngotMark.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const lines = Array.from(
  { length: 24 },
  (_, index) => `Paragraph ${index + 1} of a page long enough to scroll.`,
);

const meta = preview.meta({
  title: 'Patterns/SiteHeader',
  component: SiteHeader,
  args: {
    brand: 'Kypris Works',
    mark: <IngotMark />,
    items: navigationExample,
    currentPath: '/',
    action: { label: 'Free AI Business Audit', href: '/ai-audit' },
    search: { label: 'Search', href: '/sitemap', shortcut: '/', onOpen: fn() },
    utility: (
      <DisplaySettings
        compact
        theme="light"
        contrast="normal"
        motion="on"
        onThemeChange={fn()}
        onContrastChange={fn()}
        onMotionChange={fn()}
      />
    ),
  },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <Container as="main">
        <Stack gap="l">
          <Text>&nbsp;</Text>
          <Text>&nbsp;</Text>
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Stack>
      </Container>
    </>
  ),
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'The bar at the top of each page. It is transparent at the top of the page, and opaque after scrolling by more than 10 px. Below 1024 px, or with text twice as large, a button opens the `MobileMenu`. Without scripts the same menu opens too. **Not this?** Use `Heading` for the heading of a page.',
      },
    },
  },
});

const isClear = (header: HTMLElement) => getComputedStyle(header).boxShadow === 'none';
/** Whether the window is small. On small windows the menu is a column, so the story presses nothing in the row. */
const isSmall = () => !matchMedia('(min-width: 1024px)').matches;
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(getComputedStyle(header).position).toBe('fixed');
    scrollTo(10);
    await waitFor(() => expect(window.scrollY).toBe(10));
    await expect(isClear(header)).toBe(true);
    scrollTo(11);
    await waitFor(() => expect(isClear(header)).toBe(false));
    scrollTo(0);
    await waitFor(() => expect(isClear(header)).toBe(true));
  },
});

export const Scrolled = meta.story({
  play: async ({ canvas }) => {
    scrollTo(160);
    await waitFor(() => expect(isClear(canvas.getByRole('banner'))).toBe(false));
  },
});

export const DropdownOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    if (isSmall()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Resources' }));
    await expect(canvas.getByRole('link', { name: /^Case Studies/ })).toBeVisible();
  },
});

export const Searching = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    if (isSmall()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.search?.onOpen).toHaveBeenCalledOnce();
  },
});

export const SettingsOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    if (isSmall()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Display settings' }));
    await expect(canvas.getByRole('switch', { name: 'Reduce motion' })).toBeVisible();
  },
});

export const WithoutUtility = meta.story({
  args: { search: undefined, utility: undefined, currentPath: '/about' },
});

/** The button exists only below 1024 px. In wider windows the story presses nothing. */
export const OnASmallScreen = meta.story({
  globals: narrowScreen,
  play: async ({ canvas, userEvent }) => {
    if (!isSmall()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Menu', expanded: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Resources', expanded: false }));
    await expect(canvas.getByRole('link', { name: 'Case Studies' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Menu', expanded: false })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  },
});

export const Greek = meta.story({
  args: {
    items: [
      { name: 'Υπηρεσίες', path: '/services' },
      { name: 'Αυτοματισμοί', path: '/automations' },
      { name: 'Επικοινωνία', path: '/contact' },
    ],
    action: { label: 'Δωρεάν έλεγχος', href: '/ai-audit' },
  },
});

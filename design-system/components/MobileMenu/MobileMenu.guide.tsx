import type { Guide } from '#storybook/guide';

import { Button } from '../Button/Button.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const items = [
  { name: 'Services', path: '/services' },
  { name: 'Resources', items: [{ name: 'Blog', path: '/blog' }] },
];

export const guide: Guide = {
  dos: [
    {
      description: 'Use the same entries as in the `NavigationMenu`, with the main action below them.',
      example: (
        <MobileMenu items={items} currentPath="/services" aria-label="Do">
          <Button href="/ai-audit">Free audit</Button>
        </MobileMenu>
      ),
    },
  ],
  donts: [
    {
      description: 'Leave out pages that the `NavigationMenu` shows on wide windows.',
      example: <MobileMenu items={[{ name: 'Home', path: '/' }]} currentPath="/blog" aria-label="Don’t" />,
    },
  ],
  parts: [
    {
      name: 'Entry',
      description: 'A link. The link to the current page is marked.',
      selector: 'li a',
      side: 'left',
    },
    {
      name: 'Button',
      description: 'Shows or hides the entries of a dropdown.',
      selector: 'li button',
      side: 'left',
    },
    {
      name: 'Action',
      description: 'Your content, below the entries.',
      selector: '[data-column]',
      side: 'left',
    },
  ],
  keyboard: {
    Tab: 'Goes on to the next entry.',
    'Enter, Space': 'On a button: shows or hides the entries of its dropdown.',
    Enter: 'On a link: goes to its page.',
  },
  accessibility: [
    'A navigation landmark. Its name is the label `navigation.mobile`.',
    'The link to the current page is announced as current. Each button is announced as expanded or collapsed.',
    'Close the menu in `onFollow`: if a router changes the page, nothing else closes the menu.',
  ],
};

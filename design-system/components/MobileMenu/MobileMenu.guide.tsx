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
      description: 'Give it the same entries as the `NavigationMenu`, and the one action below them.',
      example: (
        <MobileMenu items={items} currentPath="/services" aria-label="Do">
          <Button href="/ai-audit">Free audit</Button>
        </MobileMenu>
      ),
    },
  ],
  donts: [
    {
      description: 'Hide pages in it that the row of a wide window shows.',
      example: <MobileMenu items={[{ name: 'Home', path: '/' }]} currentPath="/blog" aria-label="Don’t" />,
    },
  ],
  parts: [
    { name: 'Entry', description: 'A link; the one of this page is marked.', at: 'li a', side: 'left' },
    { name: 'Button', description: 'Unfolds what is below an entry.', at: 'li button', side: 'left' },
    {
      name: 'Action',
      description: 'Content of yours, below the entries.',
      at: '[data-column]',
      side: 'left',
    },
  ],
  keyboard: {
    Tab: 'Goes on to the next entry.',
    'Enter, Space': 'On a button: unfolds or folds its entries.',
    Enter: 'On a link: goes to its page.',
  },
  accessibility: [
    'A landmark, named by the label `navigation.mobile`.',
    'The entry of the page shown is announced as current; each button says whether it is unfolded.',
    'Close the menu in `onFollow`: where a router changes the page, nothing else closes it.',
  ],
};

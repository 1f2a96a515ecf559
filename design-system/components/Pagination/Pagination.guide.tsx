import type { Guide } from '#storybook/guide';

import { Pagination } from './Pagination.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description:
        'Give each page an address, so that the browser’s Back button works and a page can be shared.',
      example: <Pagination aria-label="Do" count={9} defaultPage={5} />,
    },
  ],
  donts: [
    {
      description: 'Divide a list that fits on one page.',
      example: <Pagination aria-label="Don’t" count={2} />,
    },
  ],
  parts: [
    {
      name: 'Arrow',
      description: 'Leads to the previous or the next page. It is disabled if there is none.',
      selector: 'li:first-child button',
      side: 'left',
    },
    {
      name: 'Current page',
      description: 'Has a frame, and is announced as the current page.',
      selector: '[aria-current]',
      side: 'top',
    },
    {
      name: 'Gap',
      description: 'Stands for pages that are left out. It is hidden from screen readers.',
      selector: 'li > span',
      side: 'bottom',
    },
  ],
  keyboard: {
    Tab: 'Goes on to the next step.',
    'Enter, Space': 'Goes to that page. A step that is a link reacts only to Enter.',
  },
  accessibility: [
    'A navigation landmark. Its name is the label `pagination.pages`. If a page has two, set `aria-label`.',
    'The name of each step is complete: “Page 5”, not “5”.',
  ],
};

import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Keep the brand, the navigation and one action.',
      example: { story: 'patterns-siteheader--default' },
    },
  ],
  donts: [
    {
      description: 'Leave visitors without the settings of the display.',
      example: { story: 'patterns-siteheader--without-utility' },
    },
  ],
  drawn: { story: 'patterns-siteheader--default' },
  parts: [
    { name: 'Brand', description: 'Leads to the start page.', at: 'header a', side: 'bottom' },
    {
      name: 'Navigation',
      description: 'In a row, or behind a button in a narrow window.',
      at: 'header > div > button',
      side: 'bottom',
    },
  ],
  keyboard: {
    Tab: 'Goes from the brand through the navigation to the action.',
    Escape: 'Closes what is open.',
  },
  accessibility: [
    'The banner of the page; put a `SkipLink` before it.',
    'It lies over the top of the page: leave room for it.',
  ],
};

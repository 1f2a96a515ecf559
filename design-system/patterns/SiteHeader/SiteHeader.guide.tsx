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
      description: 'Leave out the `DisplaySettings`.',
      example: { story: 'patterns-siteheader--without-utility' },
    },
  ],
  anatomy: { story: 'patterns-siteheader--default' },
  parts: [
    { name: 'Brand', description: 'Leads to the start page.', selector: 'header a', side: 'bottom' },
    {
      name: 'Navigation',
      description: 'A row of entries. In a narrow window it is a menu that a button opens.',
      selector: 'header > div > button',
      side: 'bottom',
    },
  ],
  keyboard: {
    Tab: 'Goes from the brand through the navigation to the action.',
    Escape: 'Closes an open dropdown or menu.',
  },
  accessibility: [
    'The banner landmark of the page. Put a `SkipLink` before it.',
    'It lies over the top of the page. Leave space for it above your content.',
  ],
};

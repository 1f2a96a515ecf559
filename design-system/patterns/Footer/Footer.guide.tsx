import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Group links under headings, with the legal pages last.',
      example: { story: 'patterns-footer--default' },
    },
  ],
  donts: [
    {
      description: 'Leave out what people look for at the end of a page: address, telephone, legal pages.',
      example: { story: 'patterns-footer--on-a-phone' },
    },
  ],
  anatomy: { story: 'patterns-footer--default', height: 1000 },
  parts: [
    {
      name: 'Banner',
      description: 'The last invitation of the page: a `ClosingBanner`.',
      selector: '[data-dark]',
      side: 'left',
    },
    {
      name: 'Company',
      description: 'One paragraph about the company.',
      selector: '[data-dark] + div p',
      side: 'left',
    },
    { name: 'Group', description: 'A heading with its links.', selector: 'nav', side: 'bottom' },
  ],
  keyboard: { Tab: 'Goes on to the next link.', Enter: 'Goes to that page.' },
  accessibility: ['The content information landmark of the page.'],
};

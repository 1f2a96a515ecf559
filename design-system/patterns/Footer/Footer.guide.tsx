import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      words: 'Group links under headings, with the legal ones last.',
      example: { story: 'patterns-footer--default' },
    },
  ],
  donts: [
    {
      words: 'Hide what people look for at the end of a page: address, telephone, legal pages.',
      example: { story: 'patterns-footer--on-a-phone' },
    },
  ],
  drawn: { story: 'patterns-footer--default' },
  parts: [{ name: 'Group', words: 'A heading with its links.' }],
  keyboard: { Tab: 'Goes on to the next link.', Enter: 'Goes to that page.' },
  accessibility: ['The content information landmark of the page.'],
};

import type { Guide } from '#storybook/guide';

export const guide: Guide = {
  dos: [
    {
      description: 'Use at most six entries, each with one or two words.',
      example: { story: 'components-navigationmenu--default' },
    },
  ],
  donts: [
    {
      description: 'Put commands into it: use a `Menu` for commands.',
      example: { story: 'components-navigationmenu--open' },
    },
  ],
  anatomy: { story: 'components-navigationmenu--open' },
  parts: [
    {
      name: 'Entry',
      description: 'A link, or a button that opens a dropdown.',
      selector: 'nav li',
      side: 'top',
    },
    {
      name: 'Dropdown',
      description:
        'Links, each with a line of text. It opens when the mouse is over the entry, and by a press.',
      selector: 'nav ul ul',
      side: 'bottom',
    },
  ],
  keyboard: {
    Tab: 'Goes on to the next entry. A dropdown closes when the focus leaves it.',
    'Arrow keys, Home, End': 'Move among the entries, or within an open dropdown.',
    'Enter, Space': 'Goes to the page, or opens the dropdown.',
    Escape: 'Closes the dropdown. The focus returns to its button.',
  },
  accessibility: [
    'A navigation landmark. Each button is announced as expanded or collapsed.',
    'The link to the current page is announced as current.',
  ],
};

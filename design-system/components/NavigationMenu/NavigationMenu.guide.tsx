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
      description: 'Put commands into it: they belong into a `Menu`.',
      example: { story: 'components-navigationmenu--open' },
    },
  ],
  drawn: { story: 'components-navigationmenu--open' },
  parts: [
    { name: 'Entry', description: 'A link, or a button that opens a dropdown.', at: 'nav li', side: 'top' },
    {
      name: 'Dropdown',
      description: 'Links with a line about each; opens by pointer, press and key.',
      at: 'nav ul ul',
      side: 'bottom',
    },
  ],
  keyboard: {
    Tab: 'Goes on to the next entry; leaving a dropdown closes it.',
    'Arrow keys, Home, End': 'Move among the entries, or within an open dropdown.',
    'Enter, Space': 'Goes to the page, or opens the dropdown.',
    Escape: 'Closes the dropdown; the focus returns to its entry.',
  },
  accessibility: [
    'A landmark; each button says whether its dropdown is open.',
    'The entry of the page shown is announced as current.',
  ],
};

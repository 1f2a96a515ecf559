import type { Guide } from '#storybook/guide';

import { SearchBox } from './SearchBox.tsx';

const nothing = () => {};

export const guide: Guide = {
  dos: [
    {
      description: 'Say what is searched, and how many were found.',
      example: <SearchBox label="Search this site" status="4 results" onSearch={nothing} />,
    },
  ],
  donts: [
    {
      description: 'Search a list that fits in the window.',
      example: <SearchBox label="Search two posts" />,
    },
  ],
  drawn: <SearchBox label="Search this site" status="4 results" onSearch={nothing} />,
  parts: [
    { name: 'Label', description: 'Names the field.', at: 'label', text: true, side: 'left' },
    { name: 'Field', description: 'Begins a search on Enter.', at: 'input', side: 'left' },
    { name: 'Button', description: 'Only where `onSearch` is given.', at: 'button', side: 'right' },
    {
      name: 'Status',
      description: 'Announced once the typing pauses.',
      at: 'form > p',
      text: true,
      side: 'bottom',
    },
  ],
  keyboard: { Enter: 'Searches.', Tab: 'Goes on to the button, then to the results.' },
  accessibility: [
    'A search landmark.',
    'The number of results is announced once it stays the same for a moment.',
  ],
};

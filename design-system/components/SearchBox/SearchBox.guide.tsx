import type { Guide } from '#storybook/guide';

import { SearchBox } from './SearchBox.tsx';

const nothing = () => {};

export const guide: Guide = {
  dos: [
    {
      description: 'Say what is searched, and give the number of results.',
      example: <SearchBox label="Search this site" status="4 results" onSearch={nothing} />,
    },
  ],
  donts: [
    {
      description: 'Use it for a list that fits in the window.',
      example: <SearchBox label="Search two posts" />,
    },
  ],
  anatomy: <SearchBox label="Search this site" status="4 results" onSearch={nothing} />,
  parts: [
    { name: 'Label', description: 'The name of the field.', selector: 'label', text: true, side: 'left' },
    {
      name: 'Field',
      description: 'Text to search for. Enter starts the search.',
      selector: 'input',
      side: 'left',
    },
    { name: 'Button', description: 'Only shown if `onSearch` is given.', selector: 'button', side: 'right' },
    {
      name: 'Status',
      description: 'The number of results. It is announced when the visitor stops typing.',
      selector: 'form > p',
      text: true,
      side: 'bottom',
    },
  ],
  keyboard: { Enter: 'Searches.', Tab: 'Goes on to the button, then to the results.' },
  accessibility: [
    'A search landmark.',
    'The number of results is announced once it has stayed the same for 700 ms.',
  ],
};

import type { Guide } from '#storybook/guide';

import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const cells = ['Enquiries', 'Quotes', 'Orders', 'Invoices'].map((words) => <Text key={words}>{words}</Text>);

export const guide: Guide = {
  dos: [
    {
      description: 'Choose a number of columns that the children fill.',
      example: <Grid columns={{ phone: 2 }}>{cells}</Grid>,
    },
  ],
  donts: [
    {
      description: 'Leave a row half empty.',
      example: <Grid columns={{ phone: 2 }}>{cells.slice(0, 3)}</Grid>,
    },
  ],
  parts: [
    { name: 'Cell', description: 'As wide as all other cells.', selector: 'div > p', side: 'left' },
    {
      name: 'Gap',
      description: 'The same space between columns and rows; `l` by default.',
      selector: ['div > p', 'div > p + p'],
    },
  ],
  keyboard: 'none',
  accessibility: [
    'The children are in the same order on the screen and in the document.',
    'It is a plain `div`. If the children are a list, add `as="ul"`.',
  ],
};

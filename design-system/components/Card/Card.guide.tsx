import type { Guide } from '#storybook/guide';

import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Write a title that says where the card leads.',
      example: (
        <Card title="Quotes in an hour" href="/services">
          <Text>From the enquiry to a quote.</Text>
        </Card>
      ),
    },
  ],
  donts: [
    {
      description: 'Put a part of the page that is not one of several similar items in a card.',
      example: (
        <Card title="Welcome">
          <Text>We are glad that you are here.</Text>
        </Card>
      ),
    },
  ],
  anatomy: (
    <Card title="Quotes in an hour" href="/services" footer="Since May">
      <Text>From the enquiry to a quote.</Text>
    </Card>
  ),
  parts: [
    {
      name: 'Title',
      description: 'A heading. With `href` it contains a link that covers the whole card.',
      selector: 'h3',
      side: 'left',
    },
    { name: 'Body', description: 'A few lines.', selector: 'h3 + div', side: 'right' },
    {
      name: 'Footer',
      description: 'Controls and notes. They can be pressed separately from the card.',
      selector: 'h3 + div + div',
      side: 'bottom',
    },
  ],
  keyboard: {
    Enter: 'Goes to the address of the card.',
    Tab: 'Goes on to the controls in the footer of the card.',
  },
  accessibility: [
    'The link is announced once, with the title as its name.',
    'Choose `headingLevel` so that no level of the page is skipped.',
  ],
};

import type { Guide } from '#storybook/guide';

import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const guide: Guide = {
  status: 'new',
  since: '2.0.0',
  dos: [
    {
      description: 'Let the title say where the card leads.',
      example: (
        <Card title="Quotes in an hour" href="/services">
          <Text>From the enquiry to a quote.</Text>
        </Card>
      ),
    },
  ],
  donts: [
    {
      description: 'Frame a part of the page that stands alone.',
      example: (
        <Card title="Welcome">
          <Text>We are glad that you are here.</Text>
        </Card>
      ),
    },
  ],
  drawn: (
    <Card title="Quotes in an hour" href="/services" footer="Since May">
      <Text>From the enquiry to a quote.</Text>
    </Card>
  ),
  parts: [
    {
      name: 'Title',
      description: 'A heading; with `href` its link covers the whole card.',
      at: 'h3',
      side: 'left',
    },
    { name: 'Body', description: 'A few lines.', at: 'h3 + div', side: 'right' },
    {
      name: 'Footer',
      description: 'Controls and notes above the link.',
      at: 'h3 + div + div',
      side: 'bottom',
    },
  ],
  keyboard: { Enter: 'Goes to the address of the card.', Tab: 'Goes on to the controls in its footer.' },
  accessibility: [
    'The link is announced once, by the title alone.',
    'Choose `headingLevel` so that no level of the page is skipped.',
  ],
};

import type { Guide } from '#storybook/guide';

import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const title = (
  <Container>
    <Heading level={3}>What it costs</Heading>
  </Container>
);
const answer = <Text>Nothing until you have seen the figures.</Text>;

export const guide: Guide = {
  dos: [
    {
      description: 'Use one for each section, so that all sections begin on one line.',
      example: (
        <Stack gap="l">
          {title}
          <Container>{answer}</Container>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      description: 'Put one into another: the gutter comes twice.',
      example: (
        <Stack gap="l">
          {title}
          <Container>
            <Container>{answer}</Container>
          </Container>
        </Stack>
      ),
    },
  ],
  drawn: (
    <Container as="section">
      <Text>A section of the page</Text>
    </Container>
  ),
  parts: [
    {
      name: 'Gutter',
      description: 'From 24 to 32 px, growing with the window.',
      at: 'section',
      side: 'left',
    },
    { name: 'Content', description: 'At most 1200 px, or 65 characters with `width="text"`.', at: 'p' },
  ],
  keyboard: 'none',
  accessibility: [
    'At 320 px, and with text at 200 %, nothing is wider than the window.',
    'Say with `as` what it is: a section, a header, a footer.',
  ],
};

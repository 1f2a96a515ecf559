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
      description: 'Use one for each section, so that all sections have the same left edge.',
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
      description: 'Put one container into another: the gutters are then added up.',
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
  anatomy: (
    <Container as="section">
      <Text>A section of the page</Text>
    </Container>
  ),
  parts: [
    {
      name: 'Gutter',
      description: 'From 24 px on narrow windows to 32 px on wide windows.',
      selector: 'section',
      side: 'left',
    },
    {
      name: 'Content',
      description: 'At most 1200 px wide. With `width="text"`, at most 65 characters.',
      selector: 'p',
    },
  ],
  keyboard: 'none',
  accessibility: [
    'At 320 px, and with text at 200 %, nothing is wider than the window.',
    'Choose the right element with `as`, such as `section`, `header` or `footer`.',
  ],
};

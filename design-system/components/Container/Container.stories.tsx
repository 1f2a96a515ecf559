import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const words =
  'The office is inside the walled city of Nicosia, a few steps from the Famagusta Gate. Eleven bastions, one door bell. We answer within a working day, in Greek or English.';
const meta = preview.meta({
  title: 'Components/Container',
  component: Container,
  parameters: {
    layout: 'fullscreen',
  },
});

export const Default = meta.story({ args: { children: <Text>{words}</Text> } });

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="xl">
      <Container>
        <Text>{words}</Text>
      </Container>
      <Container width="text">
        <Text>{words}</Text>
      </Container>
    </Stack>
  ),
});

export const NarrowScreen = meta.story({ globals: narrowScreen });

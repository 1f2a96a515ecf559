import preview from '#storybook/preview';

import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  args: {
    children:
      'We find the hours your team loses to routine and hand them to software that answers, routes, reports and keeps a record.',
  },
});

export const Default = meta.story({ args: { measure: true } });

export const AllVariants = meta.story({
  render: () => (
    <Stack>
      {(['lead', 'body', 'small', 'caption'] as const).map((size) => (
        <Text key={size} size={size} measure>
          {size}: A list of what to automate first, with price and return.
        </Text>
      ))}
      {(['body', 'muted', 'accent', 'done', 'error'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Every call answered, in Greek or English, day and night.
        </Text>
      ))}
    </Stack>
  ),
});

export const Greek = meta.story({
  args: {
    measure: true,
    size: 'lead',
    tone: 'muted',
    children:
      'Βρίσκουμε τις ώρες που χάνει η ομάδα σας στη ρουτίνα και τις αναθέτουμε σε λογισμικό που απαντά, δρομολογεί και κρατά αρχείο.',
  },
});

import preview from '#storybook/preview';

import { Grid } from '../Grid/Grid.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Components/Stack (vertical spacing)',
  id: 'components-stack',
  component: Stack,
});

const rows = ['Answer enquiries', 'Book calls', 'Enter invoices'].map((words) => (
  <Text key={words}>{words}</Text>
));

export const Default = meta.story({ args: { children: rows } });

export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }}>
      {(['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text size="small">{gap}</Text>
          <Text size="small">one</Text>
          <Text size="small">two</Text>
        </Stack>
      ))}
    </Grid>
  ),
});

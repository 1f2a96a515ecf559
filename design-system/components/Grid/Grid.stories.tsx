import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const meta = preview.meta({
  title: 'Components/Grid (columns)',
  id: 'components-grid',
  component: Grid,
});

const cells = [
  'A list of what to automate first, with price and return.',
  'The copy-paste between your systems, done by software.',
  'Every call answered, day and night.',
  'Μία σελίδα την εβδομάδα που λέει τι άλλαξε.',
].map((words) => <Text key={words}>{words}</Text>);

export const Default = meta.story({ args: { columns: { tablet: 2, desktop: 4 }, children: cells } });

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="xxl">
      <Grid columns={{ phone: 2 }}>{cells}</Grid>
      <Grid columns={{ tablet: 2 }}>{cells}</Grid>
      <Grid columns={{ tablet: 2, desktop: 3 }} gap="gutter">
        {cells}
      </Grid>
      <Grid columns={{ tablet: 3, desktop: 4 }} gap="s">
        {cells}
      </Grid>
    </Stack>
  ),
});

export const NarrowScreen = meta.story({
  globals: narrowScreen,
  args: { columns: { tablet: 2, desktop: 4 }, children: cells },
});

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const meta = preview.meta({
  title: 'Components/Inline (horizontal spacing)',
  id: 'components-inline',
  component: Inline,
});

const badges = ['High priority', 'Effort: Medium', '200-300% ROI', 'Λευκωσία', 'Invoices'].map((words) => (
  <Badge key={words}>{words}</Badge>
));

export const Default = meta.story({ args: { children: badges } });

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="xl">
      <Inline justify="between" align="end">
        <Heading level={2}>Seven services.</Heading>
        <Button variant="outline" size="small">
          All services
        </Button>
      </Inline>
      <Inline justify="end">
        <Button variant="outline">Cancel</Button>
        <Button>Delete</Button>
      </Inline>
      <Inline align="baseline" gap="xs">
        <Heading level={3}>You</Heading>
        <Badge tone="done">done</Badge>
      </Inline>
    </Stack>
  ),
});

export const NarrowScreen = meta.story({
  globals: narrowScreen,
  args: { children: badges },
});

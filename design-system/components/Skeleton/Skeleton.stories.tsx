import preview from '#storybook/preview';

import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton (loading placeholder)',
  id: 'components-skeleton',
  component: Skeleton,
});

export const Default = meta.story();

export const AllVariants = meta.story({
  render: () => (
    <Stack gap="l">
      {(
        [
          ['Executive Summary', 3],
          ['Key Opportunities', 2],
          ['Recommended Solutions', 6],
        ] as const
      ).map(([title, lines]) => (
        <Stack key={title} gap="xs">
          <Heading level={3}>{title}</Heading>
          <Skeleton lines={lines} />
        </Stack>
      ))}
    </Stack>
  ),
});

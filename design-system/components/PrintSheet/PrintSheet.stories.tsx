import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Badge } from '../Badge/Badge.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PrintSheet } from './PrintSheet.tsx';

const meta = preview.meta({
  title: 'Components/PrintSheet',
  component: PrintSheet,
});

export const Default = meta.story({
  render: () => (
    <Stack>
      <Text tone="muted">This line is for the screen. Print the page to see it go.</Text>
      <PrintSheet>
        <Stack>
          <Heading level={2}>Two days for a quote is one and a half too many</Heading>
          <Text measure>
            Read <Link href="https://www.gov.cy">what the state pays for</Link>, or{' '}
            <Link href="/contact">ask us</Link>.
          </Text>
          <div>
            <Badge tone="strong">High priority</Badge>
          </div>
        </Stack>
      </PrintSheet>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/for the screen/)).toBeVisible();
  },
});

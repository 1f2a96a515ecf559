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
  parameters: {
    docs: {
      description: {
        component:
          'Wraps what a visitor wants on paper. Printing the page then prints this alone, on A4, in daylight colours and with the addresses of its links; menus, forms and the footer stay behind. One a page. **Not this?** To keep a single thing off the paper give it the print rule of its own component.',
      },
    },
  },
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

import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Card (tile, panel)',
  id: 'components-card',
  component: Card,
  args: {
    title: 'Quotes in an hour',
    children: <Text>From the enquiry to a quote that you only have to read.</Text>,
    href: '/services',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Quotes in an hour' })).toHaveAttribute(
      'href',
      '/services',
    );
  },
});

export const AllVariants = meta.story({
  render: () => (
    <Grid columns={{ tablet: 2, desktop: 3 }}>
      <Card title="Plain">
        <Text>Nothing to press.</Text>
      </Card>
      <Card title="All of it is a link" href="/services">
        <Text>From the enquiry to a quote that you only have to read.</Text>
      </Card>
      <Card
        title="A link and a button"
        href="/services"
        footer={
          <Button size="small" variant="outline">
            Compare
          </Button>
        }
      >
        <Badge tone="accent">New</Badge>
        <Text>The button is not part of the link.</Text>
      </Card>
    </Grid>
  ),
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    title: 'Προσφορές μέσα σε μία ώρα, από το πρώτο ερώτημα έως την υπογραφή',
    children: <Text>Παραμετροποιησιμότητααυτοματοποιημένωνδιαδικασιών σε κάθε βήμα.</Text>,
  },
});

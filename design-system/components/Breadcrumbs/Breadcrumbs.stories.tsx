import { expect } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Stack } from '../Stack/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  title: 'Components/Breadcrumbs (trail)',
  id: 'components-breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services' },
      { label: 'AI voice agents' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail).toHaveTextContent('HomeServicesAI voice agents');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('AI voice agents')).toHaveAttribute('aria-current', 'page');
  },
});

export const AllVariants = meta.story({
  render: (args) => (
    <Stack>
      <Breadcrumbs aria-label="One step" items={args.items.slice(0, 1).concat({ label: 'About Us' })} />
      <Breadcrumbs {...args} aria-label="Two steps" />
      <Breadcrumbs
        aria-label="Three steps"
        items={[
          ...args.items.slice(0, 2),
          { label: 'AI automation', href: '/services/ai-automation' },
          { label: 'Chatbots' },
        ]}
      />
    </Stack>
  ),
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    items: [
      { label: 'Αρχική', href: '/' },
      { label: 'Ιστολόγιο και πόροι', href: '/blog' },
      { label: 'Πώς μετρήσαμε τις ώρες που χάνει μια εταιρεία μεταφορών στη Λεμεσό κάθε εβδομάδα' },
    ],
  },
});

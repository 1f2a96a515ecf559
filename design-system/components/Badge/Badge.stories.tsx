import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge (tag, status)',
  id: 'components-badge',
  component: Badge,
  args: { children: 'High priority' },
});

export const Default = meta.story({ args: { tone: 'strong' } });

export const AllVariants = meta.story({
  render: () => (
    <Inline>
      <Badge tone="strong">High priority</Badge>
      <Badge>Medium priority</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="done" icon={<Icon name="check" size="small" />}>
        Sent
      </Badge>
      <Badge tone="error" icon={<Icon name="error" size="small" />}>
        Not sent
      </Badge>
    </Inline>
  ),
});

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: { children: 'Προτεραιότητα υψηλή, με όλες τις παραδοχές που αναφέρονται στην έκθεση' },
});

import { expect, fn, screen } from 'storybook/test';

import preview from '#storybook/preview';
import { narrowScreen } from '#storybook/toolbar';

import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from './Menu.tsx';

const onSelect = fn();
const items = [
  { id: 'print', label: 'Print', icon: 'printer' as const, onSelect },
  { id: 'share', label: 'Share', icon: 'share' as const, disabled: true },
  { id: 'page', label: 'Open its page', icon: 'link' as const, href: '/ai-audit' },
  { id: 'delete', label: 'Delete', icon: 'trash' as const, danger: true, separated: true },
];
const meta = preview.meta({
  title: 'Components/Menu (dropdown menu, actions)',
  id: 'components-menu',
  component: Menu,
  args: {
    trigger: (
      <Button variant="outline" icon={<Icon name="chevronDown" />} iconPosition="end">
        Actions
      </Button>
    ),
    items,
    onOpenChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Open its page' })).toHaveFocus();
    await userEvent.keyboard('p{Enter}');
    await expect(onSelect).toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const AllVariants = meta.story({ parameters: { framed: true }, args: { defaultOpen: true } });

export const LongAndGreek = meta.story({
  globals: narrowScreen,
  args: {
    defaultOpen: true,
    trigger: <Button variant="outline">Ενέργειες</Button>,
    items: [
      { id: 'a', label: 'Εκτύπωση', icon: 'printer' },
      { id: 'b', label: 'Αποστολή της έκθεσης στην ηλεκτρονική διεύθυνση του λογιστή μου', icon: 'mail' },
      { id: 'c', label: 'Διαγραφή', icon: 'trash', danger: true, separated: true },
    ],
  },
});

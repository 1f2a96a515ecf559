// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

test('A command runs with the focus on the button, so that a dialog it opens gives the focus back there', async () => {
  const user = userEvent.setup();
  let focused: Element | null = null;
  const onSelect = () => {
    focused = document.activeElement;
  };
  render(<Menu trigger={<Button>Actions</Button>} items={[{ id: 'share', label: 'Share', onSelect }]} />);
  const button = screen.getByRole('button', { name: 'Actions' });
  button.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Share' });
  await user.keyboard('{Enter}');
  expect(focused).toBe(button);
  expect(screen.queryByRole('menuitem')).toBeNull();
});

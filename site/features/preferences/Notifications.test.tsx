// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { AppStateProvider } from '#site/state/AppStateProvider.tsx';
import { createAppStore } from '#site/state/createAppStore.ts';
import { useNotify } from '#site/state/useNotify.ts';
import { Notifications } from './Notifications.tsx';

afterEach(cleanup);

function DeleteReport() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify('report-deleted', 'The report is deleted')}>
      Delete
    </button>
  );
}

test('[X-10] a notification that is repeated while it is shown is shown once and announced again', () => {
  const store = createAppStore({ read: () => null, write: () => 'saved', subscribe: () => () => {} });
  render(
    <AppStateProvider store={store} paint={false}>
      <Notifications />
      <DeleteReport />
    </AppStateProvider>,
  );
  const announced = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent);
  const button = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(button);
  expect(announced()).toEqual(['The report is deleted']);
  fireEvent.click(button);
  expect(announced()).toEqual(['The report is deleted', 'The report is deleted']);
  expect(screen.getAllByRole('paragraph')).toHaveLength(1);
});

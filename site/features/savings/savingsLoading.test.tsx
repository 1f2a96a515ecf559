// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { emptyAuditForm, ServicesProvider } from '#services';
import { fakeErrors, fakeServices } from '#services/fakes';

import { AppStateProvider, useAppState } from '#site/state/AppStateProvider.tsx';
import { createAppStore } from '#site/state/createAppStore.ts';
import { notFilled, unavailable } from './chosenAutomations.content.ts';
import { useChosenAutomations } from './useChosenAutomations.ts';
import { useFilledAudit } from './useFilledAudit.ts';

const { load } = vi.hoisted(() => ({
  load: () => {
    throw new TypeError('The connection dropped.');
  },
}));
vi.mock('./Savings.tsx', load);
vi.mock('./fillAudit.ts', load);

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The connection dropped.')));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

function draw<Result>(useHook: () => Result, address = '/') {
  const reportError = fakeErrors();
  const store = createAppStore({ read: () => null, write: () => 'saved', subscribe: () => () => {} });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <ServicesProvider services={fakeServices({ reportError })}>
        <AppStateProvider store={store} paint={false}>
          {children}
        </AppStateProvider>
      </ServicesProvider>
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ hook: useHook(), ...useAppState() }), { wrapper });
  return {
    hook: () => result.current.hook,
    shown: () => result.current.state.notifications.map(({ message }) => message),
    reported: () => reportError.reports.map(({ where }) => where),
  };
}

test('a total that does not load is reported and shown to the visitor, and the choice stays in the URL', async () => {
  const { hook, shown, reported } = draw(useChosenAutomations);
  act(() => hook().choose(['enquiry-reply']));
  await vi.waitFor(() => expect(shown()).toEqual([unavailable]));
  expect(reported()).toEqual(['savings.load']);
  expect(location.search).toBe('?automation=enquiry-reply');
});

test('choices that do not load into the audit form are reported and shown to the visitor', async () => {
  const fill = vi.fn();
  const { shown, reported } = draw(
    () => useFilledAudit({ answers: emptyAuditForm, fill }),
    '/ai-audit?automation=enquiry-reply',
  );
  await vi.waitFor(() => expect(shown()).toEqual([notFilled]));
  expect(reported()).toEqual(['savings.load']);
  expect(fill).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { ServicesProvider } from '#services';
import { fakeErrors, fakeServices } from '#services/fakes';

import { AppStateProvider, useAppState } from '#site/state/AppStateProvider.tsx';
import { createAppStore } from '#site/state/createAppStore.ts';
import { useCopyText } from './useCopyText.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Copies in a browser with this clipboard. */
async function copyWith(clipboard: object) {
  vi.stubGlobal('navigator', clipboard);
  const reportError = fakeErrors();
  const services = fakeServices({ reportError });
  const store = createAppStore({
    read: () => null,
    write: () => 'saved' as const,
    subscribe: () => () => {},
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider services={services}>
      <AppStateProvider store={store} paint={false}>
        {children}
      </AppStateProvider>
    </ServicesProvider>
  );
  const { result } = renderHook(() => ({ copy: useCopyText(), ...useAppState() }), { wrapper });
  const copied = await act(() => result.current.copy('words'));
  const told = result.current.state.notifications.map(({ message }) => message);
  return { copied, told, reported: reportError.reports.map(({ kind, where }) => [kind, where]) };
}

const refused = ['Your browser did not allow copying.'];

test('useCopyText puts a text on the clipboard without a notification', async () => {
  const writeText = vi.fn(async () => {});
  expect(await copyWith({ clipboard: { writeText } })).toEqual({ copied: true, told: [], reported: [] });
  expect(writeText).toHaveBeenCalledExactlyOnceWith('words');
});

test('useCopyText tells the visitor when the browser refuses or has no clipboard, and reports no error', async () => {
  const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  const answer = { copied: false, told: refused, reported: [] };
  expect(await copyWith({ clipboard: { writeText } })).toEqual(answer);
  expect(await copyWith({})).toEqual(answer);
});

test('useCopyText reports any other error', async () => {
  const writeText = () => Promise.reject(new TypeError('no'));
  const reported = [['TypeError', 'text.copy']];
  expect(await copyWith({ clipboard: { writeText } })).toEqual({ copied: false, told: refused, reported });
});

// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useAppState } from './AppStateProvider.tsx';

test('[ERR-16] useAppState throws outside its provider and says what to do', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useAppState())).toThrow(/outside <AppStateProvider>.*Render it inside/s);
});

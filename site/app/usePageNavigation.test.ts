// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ServicesProvider } from '#services';
import { type FakeErrors, fakeErrors, fakeServices } from '#services/fakes';

import { createBrowserHistory } from './createBrowserHistory.ts';
import { loadedPage, loadPage } from './loadPage.ts';
import { usePageNavigation } from './usePageNavigation.ts';

vi.mock('./loadPage.ts');

const Home = () => null;
const About = () => null;
const Blog = () => null;

interface PendingPage {
  readonly resolve: (page: ComponentType) => void;
  readonly reject: (error: Error) => void;
}

/** The pages that are loading, by path: each is settled by the test. */
const pending = new Map<string, PendingPage>();
let reportError: FakeErrors;
let wrapper: (props: { readonly children: ReactNode }) => ReactNode;

beforeEach(() => {
  reportError = fakeErrors();
  const services = fakeServices({ reportError });
  wrapper = ({ children }) => createElement(ServicesProvider, { services, children });
  window.history.replaceState(null, '', '/');
  pending.clear();
  vi.mocked(loadedPage).mockImplementation((path) => (path === '/' ? Home : undefined));
  vi.mocked(loadPage).mockImplementation(
    (path) => new Promise((resolve, reject) => pending.set(path, { resolve, reject })),
  );
});
afterEach(cleanup);

function renderAtHome() {
  const history = createBrowserHistory();
  return renderHook(() => usePageNavigation(history, Home), { wrapper }).result;
}

test('usePageNavigation keeps the address and the page until the next page is loaded', async () => {
  const result = renderAtHome();
  act(() => result.current.navigator.push('/about'));
  expect(result.current).toMatchObject({ pendingPath: '/about', current: { content: { Page: Home } } });
  expect(window.location.pathname).toBe('/');

  await act(async () => pending.get('/about')?.resolve(About));
  expect(result.current).toMatchObject({
    pendingPath: null,
    current: { location: { pathname: '/about' }, navigationType: 'PUSH', content: { Page: About } },
  });
  expect(window.location.pathname).toBe('/about');
});

test('usePageNavigation shows the page of the last navigation', async () => {
  const result = renderAtHome();
  act(() => result.current.navigator.push('/about'));
  act(() => result.current.navigator.push('/blog'));
  await act(async () => pending.get('/blog')?.resolve(Blog));
  await act(async () => pending.get('/about')?.resolve(About));
  expect(result.current).toMatchObject({ pendingPath: null, current: { content: { Page: Blog } } });
  expect(window.location.pathname).toBe('/blog');
});

test('usePageNavigation adds one entry to the history for a link that is pressed twice before its page is drawn', () => {
  vi.mocked(loadedPage).mockReturnValue(About);
  const result = renderAtHome();
  const before = window.history.length;
  act(() => {
    for (const _press of ['first', 'second']) result.current.navigator.push('/about?from=menu#top');
  });
  expect(result.current.current.location).toMatchObject({ pathname: '/about', search: '?from=menu' });
  expect(window.history.length - before).toBe(1);

  act(() => result.current.navigator.push('/about#end'));
  expect(window.history.length - before, 'another place of the page is a step of its own').toBe(2);
});

test('usePageNavigation gives up a pending page when the current one is asked for', async () => {
  const result = renderAtHome();
  act(() => result.current.navigator.push('/about'));
  act(() => result.current.navigator.replace('/'));
  await act(async () => pending.get('/about')?.resolve(About));
  expect(result.current).toMatchObject({ pendingPath: null, current: { content: { Page: Home } } });
  expect(window.location.pathname).toBe('/');
});

test('usePageNavigation reports a page that does not load, at its address, and loads it anew the next time', async () => {
  const result = renderAtHome();
  const error = new Error('Gone.');
  act(() => result.current.navigator.push('/about'));
  await act(async () => pending.get('/about')?.reject(error));
  expect(result.current).toMatchObject({ pendingPath: null, current: { content: { error } } });
  expect(reportError.reports).toEqual([{ error, kind: 'Error', where: 'page.load' }]);
  expect(window.location.pathname).toBe('/about');

  act(() => result.current.navigator.replace('/about'));
  await act(async () => pending.get('/about')?.resolve(About));
  expect(result.current.current.content).toEqual({ Page: About });
});

test('usePageNavigation loads nothing for another query or fragment of the same page', () => {
  const result = renderAtHome();
  act(() => result.current.navigator.push('/?area=Finance#top'));
  expect(result.current.current.location).toMatchObject({ search: '?area=Finance', hash: '#top' });
  expect(result.current.pendingPath).toBeNull();
  expect(pending.size).toBe(0);
});

test('usePageNavigation shows the page before on Back', async () => {
  const result = renderAtHome();
  act(() => result.current.navigator.push('/about'));
  await act(async () => pending.get('/about')?.resolve(About));
  act(() => window.history.back());
  await vi.waitFor(() =>
    expect(result.current.current).toMatchObject({ navigationType: 'POP', content: { Page: Home } }),
  );
});

test('usePageNavigation follows a visitor who went Back before hydration', () => {
  window.history.replaceState(null, '', '/blog');
  const history = createBrowserHistory();
  const use = () => {
    const navigation = usePageNavigation(history, Blog);
    window.history.replaceState({ key: 'before' }, '', '/');
    return navigation;
  };
  const { result } = renderHook(use, { wrapper });
  expect(result.current.current).toMatchObject({ location: { pathname: '/' }, content: { Page: Home } });
});

test('cancel keeps the current page at its address, and the given-up page does not come', async () => {
  const result = renderAtHome();
  act(() => result.current.navigator.push('/about'));
  act(() => result.current.cancel());
  expect(result.current.pendingPath).toBeNull();
  await act(async () => pending.get('/about')?.resolve(About));
  expect(result.current.current.content).toEqual({ Page: Home });
  expect(window.location.pathname).toBe('/');

  act(() => result.current.navigator.push('/about'));
  await act(async () => pending.get('/about')?.resolve(About));
  expect(result.current.current.content).toEqual({ Page: About });
});

test('cancel of Back restores the address of the current page, and Back works again', async () => {
  vi.mocked(loadedPage).mockImplementation((path) => (path === '/about' ? About : undefined));
  const result = renderAtHome();
  act(() => result.current.navigator.push('/about'));
  act(() => window.history.back());
  await vi.waitFor(() => expect(result.current.pendingPath).toBe('/'));
  expect(window.location.pathname).toBe('/');
  act(() => result.current.cancel());
  await vi.waitFor(() => expect(window.location.pathname).toBe('/about'));
  expect(result.current).toMatchObject({ pendingPath: null, current: { content: { Page: About } } });

  act(() => window.history.back());
  await vi.waitFor(() => expect(result.current.pendingPath).toBe('/'));
  await act(async () => pending.get('/')?.resolve(Home));
  expect(result.current.current.content).toEqual({ Page: Home });
});

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ServicesProvider } from '#services';
import { type FakeErrors, fakeErrors, fakeServices } from '#services/fakes';

import { loadPage, pageAt } from './loadPage.ts';
import { usePages } from './usePages.ts';

vi.mock('./loadPage.ts');

const Home = () => null;
const About = () => null;
const Blog = () => null;

interface Arrival {
  readonly resolve: (page: ComponentType) => void;
  readonly reject: (error: Error) => void;
}

/** The pages on their way, by path: each arrives when the test says so. */
const arrivals = new Map<string, Arrival>();
let reportError: FakeErrors;
let wrapper: (props: { readonly children: ReactNode }) => ReactNode;

beforeEach(() => {
  reportError = fakeErrors();
  const services = fakeServices({ reportError });
  wrapper = ({ children }) => createElement(ServicesProvider, { services, children });
  window.history.replaceState(null, '', '/');
  arrivals.clear();
  vi.mocked(pageAt).mockImplementation((path) => (path === '/' ? Home : undefined));
  vi.mocked(loadPage).mockImplementation(
    (path) => new Promise((resolve, reject) => arrivals.set(path, { resolve, reject })),
  );
});
afterEach(cleanup);

function atHome() {
  const history = createBrowserHistory();
  return renderHook(() => usePages(history, Home), { wrapper }).result;
}

test('the address and the old page stay until the new one is here', async () => {
  const result = atHome();
  act(() => result.current.navigator.push('/about'));
  expect(result.current).toMatchObject({ pending: '/about', shown: { content: { Page: Home } } });
  expect(window.location.pathname).toBe('/');

  await act(async () => arrivals.get('/about')?.resolve(About));
  expect(result.current).toMatchObject({
    pending: null,
    shown: { location: { pathname: '/about' }, navigationType: 'PUSH', content: { Page: About } },
  });
  expect(window.location.pathname).toBe('/about');
});

test('whatever is asked for last wins', async () => {
  const result = atHome();
  act(() => result.current.navigator.push('/about'));
  act(() => result.current.navigator.push('/blog'));
  await act(async () => arrivals.get('/blog')?.resolve(Blog));
  await act(async () => arrivals.get('/about')?.resolve(About));
  expect(result.current).toMatchObject({ pending: null, shown: { content: { Page: Blog } } });
  expect(window.location.pathname).toBe('/blog');
});

test('a link that is pressed twice before its page is drawn is one step', () => {
  vi.mocked(pageAt).mockReturnValue(About);
  const result = atHome();
  const before = window.history.length;
  act(() => {
    for (const _press of ['first', 'second']) result.current.navigator.push('/about?from=menu#top');
  });
  expect(result.current.shown.location).toMatchObject({ pathname: '/about', search: '?from=menu' });
  expect(window.history.length - before).toBe(1);

  act(() => result.current.navigator.push('/about#end'));
  expect(window.history.length - before, 'another place of the page is a step of its own').toBe(2);
});

test('whoever asks for the page that is shown stays there', async () => {
  const result = atHome();
  act(() => result.current.navigator.push('/about'));
  act(() => result.current.navigator.replace('/'));
  await act(async () => arrivals.get('/about')?.resolve(About));
  expect(result.current).toMatchObject({ pending: null, shown: { content: { Page: Home } } });
  expect(window.location.pathname).toBe('/');
});

test('a page that does not load is reported, has failed at its own address, and is asked for anew the next time', async () => {
  const result = atHome();
  const error = new Error('Gone.');
  act(() => result.current.navigator.push('/about'));
  await act(async () => arrivals.get('/about')?.reject(error));
  expect(result.current).toMatchObject({ pending: null, shown: { content: { error } } });
  expect(reportError.reports).toEqual([{ error, kind: 'Error', where: 'page.load' }]);
  expect(window.location.pathname).toBe('/about');

  act(() => result.current.navigator.replace('/about'));
  await act(async () => arrivals.get('/about')?.resolve(About));
  expect(result.current.shown.content).toEqual({ Page: About });
});

test('another query or fragment of the same page loads nothing', () => {
  const result = atHome();
  act(() => result.current.navigator.push('/?area=Finance#top'));
  expect(result.current.shown.location).toMatchObject({ search: '?area=Finance', hash: '#top' });
  expect(result.current.pending).toBeNull();
  expect(arrivals.size).toBe(0);
});

test('back leads to the page before', async () => {
  const result = atHome();
  act(() => result.current.navigator.push('/about'));
  await act(async () => arrivals.get('/about')?.resolve(About));
  act(() => window.history.back());
  await vi.waitFor(() =>
    expect(result.current.shown).toMatchObject({ navigationType: 'POP', content: { Page: Home } }),
  );
});

test('whoever went back before the app had taken over is followed', () => {
  window.history.replaceState(null, '', '/blog');
  const history = createBrowserHistory();
  const use = () => {
    const pages = usePages(history, Blog);
    window.history.replaceState({ key: 'before' }, '', '/');
    return pages;
  };
  const { result } = renderHook(use, { wrapper });
  expect(result.current.shown).toMatchObject({ location: { pathname: '/' }, content: { Page: Home } });
});

test('a page that is given up does not come, and the page that is shown stays at its address', async () => {
  const result = atHome();
  act(() => result.current.navigator.push('/about'));
  act(() => result.current.cancel());
  expect(result.current.pending).toBeNull();
  await act(async () => arrivals.get('/about')?.resolve(About));
  expect(result.current.shown.content).toEqual({ Page: Home });
  expect(window.location.pathname).toBe('/');

  act(() => result.current.navigator.push('/about'));
  await act(async () => arrivals.get('/about')?.resolve(About));
  expect(result.current.shown.content).toEqual({ Page: About });
});

test('whoever gives up going back is at the address of the page that is shown, and can go back again', async () => {
  vi.mocked(pageAt).mockImplementation((path) => (path === '/about' ? About : undefined));
  const result = atHome();
  act(() => result.current.navigator.push('/about'));
  act(() => window.history.back());
  await vi.waitFor(() => expect(result.current.pending).toBe('/'));
  expect(window.location.pathname).toBe('/');
  act(() => result.current.cancel());
  await vi.waitFor(() => expect(window.location.pathname).toBe('/about'));
  expect(result.current).toMatchObject({ pending: null, shown: { content: { Page: About } } });

  act(() => window.history.back());
  await vi.waitFor(() => expect(result.current.pending).toBe('/'));
  await act(async () => arrivals.get('/')?.resolve(Home));
  expect(result.current.shown.content).toEqual({ Page: Home });
});

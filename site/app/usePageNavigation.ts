import { type ComponentType, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createPath, type Location, type Navigator, type To } from 'react-router-dom';

import { useServices } from '#services';
import { documentLoads } from '#site/routing/documentLoads.ts';
import { ChunkLoadError } from '#site/routing/loadChunk.ts';
import { prefersReducedMotion } from '#site/state/prefersReducedMotion.ts';

import type { BrowserHistory } from './createBrowserHistory.ts';
import { loadedPage, loadPage } from './loadPage.ts';

/** Page of a location, or the error that prevented loading it. */
type Content = { readonly Page: ComponentType } | { readonly error: unknown };

interface CurrentPage {
  readonly location: Location;
  readonly navigationType: BrowserHistory['action'];
  readonly content: Content;
}

/** Functions for the steps of a navigation to a path. */
interface Navigation {
  readonly path: string;
  /** Changes the address once the page is loaded. Left out if the address has changed already. */
  readonly commit?: () => void;
  /** Shows the page, with or without a cross-fade. */
  readonly update: (show: () => void) => void;
  /** Called if the code fails to load but a new document would work, as after a release. */
  readonly loadDocument: () => void;
}

/**
 * Returns the current page, and the path of a page that is loading (`pendingPath`).
 *
 * After a press on a link, the old page and its address stay until the new page is loaded or has failed. After Back
 * or Forward only the old page stays, because browsers change the address at once. If several navigations run, the
 * last one wins. `cancel` stops loading and stays on the old page.
 */
export function usePageNavigation(history: BrowserHistory, initialPage: ComponentType) {
  const [current, setCurrent] = useState(() => currentPage(history, { Page: initialPage }));
  const [pendingPath, setPendingPath] = useState<string | null>(null);
  const initialPath = useRef(createPath(current.location));
  /** Number of navigations so far. A navigation shows its page only while it is the newest. */
  const navigationCount = useRef(0);
  const { reportError } = useServices();
  /** Distance that Back and Forward have moved from the visible page, in history entries. */
  const historyDelta = useRef(0);

  const { navigator, navigate, cancel } = useMemo(() => {
    const navigate = ({ path, commit, update, loadDocument }: Navigation) => {
      navigationCount.current += 1;
      const id = navigationCount.current;
      const show = (content: Content) => {
        if (id !== navigationCount.current) return;
        commit?.();
        historyDelta.current = 0;
        const next = currentPage(history, content);
        update(() => {
          setCurrent(next);
          // The visitor may have requested another page before the browser shows this one.
          if (id === navigationCount.current) setPendingPath(null);
        });
      };
      const Page = loadedPage(path);
      if (Page) return show({ Page });
      setPendingPath(path);
      loadPage(path).then(
        (Page) => show({ Page }),
        async (error: unknown) => {
          reportError(error, 'page.load');
          const timedOut = error instanceof ChunkLoadError && error.failure === 'timeout';
          if (!timedOut && (await documentLoads(path))) {
            if (id === navigationCount.current) loadDocument();
          } else show({ error });
        },
      );
    };
    /** Cancels loading and returns to the history entry of the visible page. */
    const cancel = () => {
      navigationCount.current += 1;
      setPendingPath(null);
      if (historyDelta.current !== 0) history.go(-historyDelta.current);
    };
    return { navigator: createNavigator(history, navigate), navigate, cancel };
  }, [history, reportError]);

  useLayoutEffect(() => {
    // Leaves out `commit`, because Back and Forward have already changed the address. Updates without a cross-fade,
    // because the browser itself has already animated a swipe back.
    const follow = () =>
      navigate({
        path: history.location.pathname,
        update: startTransition,
        loadDocument: () => location.reload(),
      });
    // The visitor may have pressed Back or Forward before hydration.
    if (createPath(history.location) !== initialPath.current) follow();
    return history.listen((delta) => {
      historyDelta.current += delta;
      follow();
    });
  }, [history, navigate]);

  return { current, pendingPath, cancel, navigator };
}

/** Creates the navigator of the router. It changes the address only when the new page is loaded. */
function createNavigator(history: BrowserHistory, navigate: (navigation: Navigation) => void): Navigator {
  const follow = (to: To, commit: () => void, loadDocument: (address: string) => void) => {
    const { pathname: path, href } = history.createURL(to);
    const update = path === history.location.pathname ? startTransition : crossFade;
    navigate({ path, commit, update, loadDocument: () => loadDocument(href) });
  };
  const isCurrent = (to: To) => createPath(history.createURL(to)) === createPath(history.location);
  return {
    ...history,
    // A link to the current address replaces the entry, as in browsers. The router compares only with the page on the
    // screen. So a second press in the same frame would add a second entry.
    push: (to, state) =>
      follow(
        to,
        () => (isCurrent(to) ? history.replace(to, state) : history.push(to, state)),
        (address) => location.assign(address),
      ),
    replace: (to, state) =>
      follow(
        to,
        () => history.replace(to, state),
        (address) => location.replace(address),
      ),
  };
}

const currentPage = ({ location, action }: BrowserHistory, content: Content): CurrentPage => ({
  location,
  navigationType: action,
  content,
});

/** Shows a page with a cross-fade, if the browser supports it and motion is on. */
function crossFade(show: () => void) {
  if ('startViewTransition' in document && !prefersReducedMotion())
    document
      .startViewTransition(() => flushSync(show))
      .ready.catch((error: unknown) => {
        // The browser has skipped the fade, for example because another link was followed. The page is shown anyway.
        if (!(error instanceof DOMException)) throw error;
      });
  else startTransition(show);
}

import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';

/** The browser's history with the interface of the router. */
export interface BrowserHistory extends Navigator {
  readonly location: Location;
  /** Kind of navigation that led to the current entry: a link, a replacement, or Back and Forward. */
  readonly action: NavigationType;
  createURL(to: To): URL;
  /**
   * Listens to Back and Forward. `delta` is the distance from the previous entry, or 0 for an entry without a
   * position. Returns the function that unsubscribes.
   */
  listen(listener: (delta: number) => void): () => void;
}

/** State of a history entry: its position in this tab, and the state of its link. */
interface Entry {
  readonly position: number;
  readonly state: unknown;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'position' in value && typeof value.position === 'number';

/** Wraps `window.history`. Links to a fragment are followed by the browser, so their entries have no position. */
export function createBrowserHistory(): BrowserHistory {
  const { history } = window;
  const entry = (): Entry | undefined => (isEntry(history.state) ? history.state : undefined);
  const createURL = (to: To) => new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
  let position = entry()?.position ?? 0;
  let action = NavigationType.Pop;
  if (!entry()) history.replaceState({ position, state: null } satisfies Entry, '');

  return {
    get location() {
      const { pathname, search, hash } = window.location;
      return {
        pathname,
        search,
        hash,
        state: entry()?.state ?? null,
        key: `${entry()?.position ?? 'default'}`,
      };
    },
    get action() {
      return action;
    },
    createURL,
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => history.go(delta),
    push(to, state: unknown) {
      action = NavigationType.Push;
      position += 1;
      history.pushState({ position, state } satisfies Entry, '', createURL(to));
    },
    replace(to, state: unknown) {
      action = NavigationType.Replace;
      history.replaceState({ position, state } satisfies Entry, '', createURL(to));
    },
    listen(listener) {
      const onPopState = () => {
        action = NavigationType.Pop;
        const previous = position;
        position = entry()?.position ?? previous;
        listener(position - previous);
      };
      window.addEventListener('popstate', onPopState);
      return () => window.removeEventListener('popstate', onPopState);
    },
  };
}

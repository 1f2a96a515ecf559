import { type ComponentType, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  createPath,
  type Location,
  type Navigator,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';

import { useServices } from '#services';

import { loadPage, pageAt } from './loadPage.ts';

/** The browser's history as the router knows it. */
export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** What stands at a place: its page, or why there is none. */
type Content = { readonly Page: ComponentType } | { readonly error: unknown };

interface Shown {
  readonly location: Location;
  readonly navigationType: BrowserHistory['action'];
  readonly content: Content;
}

/**
 * What is shown, and the path of what is on its way. A page is loaded first and shown then: until it is here, the
 * address and the old page stay. Whatever is asked for last wins.
 */
export function usePages(history: BrowserHistory, first: ComponentType) {
  const [shown, setShown] = useState(() => shownAt(history, { Page: first }));
  const [pending, setPending] = useState<string | null>(null);
  const started = useRef(createPath(shown.location));
  const visits = useRef(0);
  const { reportError } = useServices();
  /** How far Back and Forward have gone from what is shown, in entries of the history. */
  const moved = useRef(0);

  const { navigator, visit, cancel } = useMemo(() => {
    const visit = (path: string, enter: () => void) => {
      visits.current += 1;
      const mine = visits.current;
      const arrive = (content: Content) => {
        if (mine !== visits.current) return;
        enter();
        moved.current = 0;
        startTransition(() => {
          setShown(shownAt(history, content));
          setPending(null);
        });
      };
      const Page = pageAt(path);
      if (Page) return arrive({ Page });
      setPending(path);
      loadPage(path).then(
        (Page) => arrive({ Page }),
        (error: unknown) => {
          reportError(error, 'page.load');
          arrive({ error });
        },
      );
    };
    const cancel = () => {
      visits.current += 1;
      setPending(null);
      if (moved.current !== 0) history.go(-moved.current);
    };
    const pathOf = (to: To) => history.createURL(to).pathname;
    const isHere = (to: To) => createPath(history.createURL(to)) === createPath(history.location);
    const navigator: Navigator = {
      ...history,
      // As browsers do; the router compares with what is drawn, which a second press in the same frame is ahead of.
      push: (to, state) =>
        visit(pathOf(to), () => (isHere(to) ? history.replace(to, state) : history.push(to, state))),
      replace: (to, state) => visit(pathOf(to), () => history.replace(to, state)),
    };
    return { navigator, visit, cancel };
  }, [history, reportError]);

  // Back and forward change the address by themselves.
  useLayoutEffect(() => {
    const follow = () => visit(history.location.pathname, () => {});
    // The visitor may have gone on before the app had taken over.
    if (createPath(history.location) !== started.current) follow();
    return history.listen(({ delta }) => {
      moved.current += delta ?? 0;
      follow();
    });
  }, [history, visit]);

  return { shown, pending, cancel, navigator };
}

const shownAt = ({ location, action }: BrowserHistory, content: Content): Shown => ({
  location,
  navigationType: action,
  content,
});

import { createContext, useContext } from 'react';

/** A page that is loading after a navigation. */
export interface PendingPage {
  readonly path: string;
  /** Cancels loading. The current page and its address stay. */
  readonly cancel: () => void;
}

/** The page that is loading, `null` if none is. */
export const PendingPageContext = createContext<PendingPage | null>(null);

/** Returns the page that is loading, `null` if none is. */
export const usePendingPage = () => useContext(PendingPageContext);

import { createContext, useContext } from 'react';

/** A page that is on its way. */
export interface PendingPage {
  readonly path: string;
  /** Gives it up: the page that is shown stays, and so does its address. */
  readonly cancel: () => void;
}

/** The page that is on its way, `null` when none is. */
export const PendingPath = createContext<PendingPage | null>(null);

/** The page that is on its way, `null` when none is. */
export const usePendingPath = () => useContext(PendingPath);

import { createContext, useContext } from 'react';

/** The path of the page that is on its way, `null` when none is. */
export const ComingPath = createContext<string | null>(null);

/** The path of the page that is on its way, `null` when none is. */
export const useComingPath = () => useContext(ComingPath);

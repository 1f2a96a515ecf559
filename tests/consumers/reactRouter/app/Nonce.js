import { createContext } from 'react';

/** What inline scripts say of themselves, so that the policy of this answer lets them run. Browsers hide it from scripts. */
export const Nonce = createContext('');

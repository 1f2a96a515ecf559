import { createContext } from 'react';

/** Nonce of inline scripts, which the policy of this response allows. Browsers hide it from scripts. */
export const Nonce = createContext('');

import type { Ref } from 'react';

/**
 * Returns the ref for the input at `index` of a group. A function is called with each input, as form libraries expect;
 * an object holds only the first input.
 */
export const refOf = (ref: Ref<HTMLInputElement> | undefined, index: number) =>
  typeof ref === 'function' || index === 0 ? ref : undefined;

import type { Ref } from 'react';

/**
 * Part of a group's `ref` for one of its inputs: a function is called with every input, as form libraries expect; an
 * object holds the first.
 */
export const refOf = (ref: Ref<HTMLInputElement> | undefined, index: number) =>
  typeof ref === 'function' || index === 0 ? ref : undefined;

'use client';

import { type Ref, type RefCallback, useCallback } from 'react';

/** Returns one ref that sets two refs: the component's own ref and the ref from its props. */
export function useMergedRef<Element>(
  ownRef: Ref<Element>,
  givenRef: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element) => {
      const resetOwn = setRef(ownRef, element);
      const resetGiven = setRef(givenRef, element);
      return () => {
        resetOwn();
        resetGiven();
      };
    },
    [ownRef, givenRef],
  );
}

/** Sets a ref. Returns a function that resets it. */
function setRef<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const reset = ref(element);
    return typeof reset === 'function' ? reset : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

'use client';

import { type Ref, type RefCallback, useCallback } from 'react';

/** Returns one ref that sets two refs: the component's own ref and the ref from its props. */
export function useMergedRef<Element>(
  ownRef: Ref<Element>,
  givenRef: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element) => {
      const emptyOwn = fill(ownRef, element);
      const emptyGiven = fill(givenRef, element);
      return () => {
        emptyOwn();
        emptyGiven();
      };
    },
    [ownRef, givenRef],
  );
}

/** Sets a ref. Returns a function that resets it. */
function fill<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const empty = ref(element);
    return typeof empty === 'function' ? empty : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

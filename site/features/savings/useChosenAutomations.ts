import { useLayoutEffect, useRef, useState } from 'react';

import { loadChunk } from '#site/routing/loadChunk.ts';
import { prefetch } from '#site/routing/prefetch.ts';

import { automationField, chosenIn } from './chosenAutomations.ts';

/** Components that add up the hours of a choice and draw it. */
export type Savings = typeof import('./Savings.tsx');

/**
 * State of a group of checkboxes for automations, and the components for their sum, loaded at the first choice. Takes
 * over choices from before hydration and from the address.
 */
export function useChosenAutomations() {
  const group = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [savings, setSavings] = useState<Savings>();
  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    // After a failure the next choice tries again.
    prefetch(async () => {
      const loaded = await loadChunk(() => import('./Savings.tsx'));
      // The page may have changed meanwhile.
      if (!group.current) return;
      loaded.keepInAddress(ids);
      setSavings(loaded);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the state at that time.
  useLayoutEffect(() => {
    const boxes = group.current?.querySelectorAll<HTMLInputElement>(`[name=${automationField}]:checked`);
    const early = Array.from(boxes ?? [], ({ value }) => value);
    const ids = [...new Set([...chosenIn(location.search), ...early])];
    if (ids.length > 0) choose(ids);
  }, []);
  return {
    group,
    chosen,
    /** `undefined` until it is loaded, and while nothing is ticked. */
    savings: chosen.length > 0 ? savings : undefined,
    /** The components once they are loaded, also while nothing is ticked. */
    loaded: savings,
    choose,
    toggle: (id: string) =>
      choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]),
  };
}

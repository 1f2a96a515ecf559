import { useLayoutEffect, useRef, useState } from 'react';

import { loadChunk } from '#site/routing/loadChunk.ts';
import { prefetch } from '#site/routing/prefetch.ts';

import { automationField, chosenIn } from './chosenAutomations.ts';

/** Components that add up and draw the hours of the chosen automations. They load with the first choice. */
export type SavingsComponents = typeof import('./Savings.tsx');

/**
 * Holds the ticked automations, and loads the components for their total at the first choice. Ticks from before
 * hydration and from the address are taken over.
 */
export function useChosenAutomations() {
  const group = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [savings, setSavings] = useState<SavingsComponents>();
  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    // After a failure the next choice loads again.
    prefetch(async () => {
      const loaded = await loadChunk(() => import('./Savings.tsx'));
      // The visitor may have left the page in the meantime.
      if (!group.current) return;
      loaded.keepInAddress(ids);
      setSavings(loaded);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the ticks and the URL at hydration.
  useLayoutEffect(() => {
    const boxes = group.current?.querySelectorAll<HTMLInputElement>(`[name=${automationField}]:checked`);
    const early = Array.from(boxes ?? [], ({ value }) => value);
    const ids = [...new Set([...chosenIn(location.search), ...early])];
    if (ids.length > 0) choose(ids);
  }, []);
  return {
    group,
    chosen,
    /** Components for the total; `undefined` until they are loaded, and while nothing is ticked. */
    savings: chosen.length > 0 ? savings : undefined,
    /** The same components, even while nothing is ticked; `undefined` until they are loaded. */
    loaded: savings,
    choose,
    toggle: (id: string) =>
      choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]),
  };
}

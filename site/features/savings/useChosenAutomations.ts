import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useServices } from '#services';
import { loadChunk } from '#site/routing/loadChunk.ts';
import { useNotify } from '#site/state/useNotify.ts';

import { unavailable } from './chosenAutomations.content.ts';
import { automationField, chosenIn, keepInAddress } from './chosenAutomations.ts';

/** Components that add up and draw the hours of the chosen automations. They load with the first choice. */
export type SavingsModule = typeof import('./Savings.tsx');

/** Choice before the first tick. The URL stays as it is. */
const none: readonly string[] = [];

/**
 * Holds the ticked automations, and loads the components for their total at the first choice. Starts with the boxes
 * ticked before hydration and the ids in the URL.
 */
export function useChosenAutomations() {
  const group = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(none);
  const [savingsModule, setSavingsModule] = useState<SavingsModule>();
  const notify = useNotify();
  const { reportError } = useServices();
  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    if (savingsModule) return;
    // After a failure the next choice loads again.
    loadChunk(() => import('./Savings.tsx')).then(setSavingsModule, (error: unknown) => {
      reportError(error, 'savings.load');
      notify('savings', unavailable, 'error');
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the ticks and the URL at hydration.
  useLayoutEffect(() => {
    const boxes = group.current?.querySelectorAll<HTMLInputElement>(`[name=${automationField}]:checked`);
    const early = Array.from(boxes ?? [], ({ value }) => value);
    const ids = [...new Set([...chosenIn(location.search), ...early])];
    if (ids.length > 0) choose(ids);
  }, []);
  // Runs after hydration, because during hydration the router would take the changed address for a navigation.
  useEffect(() => {
    if (chosen !== none) keepInAddress(chosen);
  }, [chosen]);
  return {
    group,
    chosen,
    /** Components for the total; `undefined` until they are loaded, and while nothing is ticked. */
    savings: chosen.length > 0 ? savingsModule : undefined,
    /** The same components, even while nothing is ticked; `undefined` until they are loaded. */
    savingsModule,
    choose,
    toggle: (id: string) =>
      choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]),
  };
}

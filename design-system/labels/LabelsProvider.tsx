import { createContext, type ReactNode, use } from 'react';

import type { Labels } from './Labels.ts';

const LabelsContext = createContext<Labels | null>(null);
LabelsContext.displayName = 'LabelsContext';

export interface LabelsProviderProps {
  /** The words, in the language of the page. */
  readonly labels: Labels;
  /** Everything that says them. */
  readonly children: ReactNode;
}

/** Gives every component below the words that it says by itself. The design system has none of its own. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** The words of the `LabelsProvider` above; throws without one. */
export function useLabels(): Labels {
  const labels = use(LabelsContext);
  if (!labels) throw new Error('A component says words of its own: wrap the page in a LabelsProvider.');
  return labels;
}

'use client';

import { createContext, type ReactNode, use } from 'react';

import type { Labels } from './Labels.ts';

const LabelsContext = createContext<Partial<Labels>>({});

export interface LabelsProviderProps {
  /** The labels, in the language of the page; missing parts stay English. */
  readonly labels: Partial<Labels>;
  /** The components that use the labels. */
  readonly children: ReactNode;
}

/** Gives every component below its built-in texts. Without one they are English. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** Returns one part of the labels: from the `LabelsProvider` above, else the given English ones. */
export const useLabels = <Part extends keyof Labels>(part: Part, english: Labels[Part]): Labels[Part] =>
  use(LabelsContext)[part] ?? english;

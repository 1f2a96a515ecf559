'use client';

import { createContext, type ReactNode, use } from 'react';

import type { Labels } from './Labels.ts';

const LabelsContext = createContext<Partial<Labels>>({});

export interface LabelsProviderProps {
  /** Labels in the language of the page. Missing parts stay English. */
  readonly labels: Partial<Labels>;
  /** Components that use these labels. */
  readonly children: ReactNode;
}

/** Sets the built-in texts of all components below it. Without a provider they are English. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/** Returns one part of the labels: from the nearest `LabelsProvider`, or `english` if there is none. */
export const useLabels = <Part extends keyof Labels>(part: Part, english: Labels[Part]): Labels[Part] =>
  use(LabelsContext)[part] ?? english;

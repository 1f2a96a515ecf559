'use client';

import { createContext, type ReactNode, use } from 'react';

import type { Labels } from './Labels.ts';

const LabelsContext = createContext<Partial<Labels>>({});

export interface LabelsProviderProps {
  /** Labels in the language of the page. A group that is missing, such as `dialog`, stays English. */
  readonly labels: Partial<Labels>;
  /** Components that use these labels. */
  readonly children: ReactNode;
}

/** Sets the built-in texts of all components below it. Without a provider they are English. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

/**
 * Returns one group of the labels, such as `dialog`: from the nearest `LabelsProvider`, or `english` if it has none.
 */
export const useLabels = <Group extends keyof Labels>(group: Group, english: Labels[Group]): Labels[Group] =>
  use(LabelsContext)[group] ?? english;

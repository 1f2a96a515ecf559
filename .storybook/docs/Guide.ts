import type { ReactNode } from 'react';

/** Something drawn live, and what it shows in one sentence. */
export interface GuideExample {
  readonly words: string;
  readonly example: ReactNode;
}

/** A named part of a component. */
export interface GuidePart {
  readonly name: string;
  /** What it is there for, in one sentence. */
  readonly words: string;
  /** A selector of the part within the drawn component. */
  readonly at: string;
  /** The side of the part that its number stands on. @default 'top' */
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

/**
 * What the page of a component says beside its description, its props and its stories. Stands beside the component, in
 * `<Name>.guide.tsx`, as `guide`.
 */
export interface Guide {
  /** `new` may still change its props between minor versions. */
  readonly status: 'stable' | 'new';
  /** The version of the package that it came with. */
  readonly since: string;
  readonly dos: readonly GuideExample[];
  /** Their words go on from “Don’t”. */
  readonly donts: readonly GuideExample[];
  /** The component with all its parts: drawn on the page, or the story of what covers the whole window. */
  readonly anatomy: {
    readonly drawn: ReactNode | { readonly story: string };
    readonly parts: readonly GuidePart[];
  };
  /** What each key does; `none` if nothing in it takes the focus. */
  readonly keyboard: Readonly<Record<string, string>> | 'none';
  /** What it does for assistive technology, and what remains to whoever uses it. */
  readonly accessibility: readonly string[];
}

import type { ReactNode } from 'react';

/** Content drawn on the page, or the id of a story that covers the whole window. */
export type Drawn = ReactNode | { readonly story: string };

/** Something drawn live, and what it shows in one sentence. */
export interface GuideExample {
  readonly words: string;
  readonly example: Drawn;
}

/** A named part of a component. */
export interface GuidePart {
  readonly name: string;
  /** Purpose, in one sentence. */
  readonly words: string;
  /** A selector of the part within what is drawn; of two, the part is the room between them. */
  readonly at: string | readonly [string, string];
  /** Whether the part is the text of that element, without the frame and the elements in it. @default false */
  readonly text?: boolean;
  /** The side of the part that its number stands on. @default 'top' */
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

/**
 * Guide of a component: its page shows this beside description, props and stories. Stored beside the component, in
 * `<Name>.guide.tsx`, as `guide`.
 */
export interface Guide {
  /** `new` may still change its props between minor versions. @default 'stable' */
  readonly status?: 'stable' | 'new';
  /** The version of the package that it came with. @default '1.0.0' */
  readonly since?: string;
  readonly dos: readonly GuideExample[];
  /** Their words go on from “Don’t”. */
  readonly donts: readonly GuideExample[];
  /** The component with all its parts; the first thing to do unless given. */
  readonly drawn?: Drawn;
  readonly parts: readonly GuidePart[];
  /** Effect of each key; `none` if nothing in it takes the focus. */
  readonly keyboard: Readonly<Record<string, string>> | 'none';
  /** Accessibility of the component by itself, and the duties of its user. */
  readonly accessibility: readonly string[];
}

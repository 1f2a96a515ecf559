import type { ReactNode } from 'react';

/** A story in a frame of its own. */
export interface DrawnStory {
  /** Id of the story. */
  readonly story: string;
  /** Height of the frame in px. @default 448 */
  readonly height?: number;
}

/** Content drawn on the page, or a story that covers the whole window. */
export type Drawn = ReactNode | DrawnStory;

/** A live example, with one sentence that explains it. */
export interface GuideExample {
  readonly description: string;
  readonly example: Drawn;
}

/** A named part of a component. */
export interface GuidePart {
  readonly name: string;
  /** Purpose, in one sentence. */
  readonly description: string;
  /** Selector of the part within the example. Two selectors mean the space between two elements. */
  readonly at: string | readonly [string, string];
  /** Whether the part is the text of that element, without the frame and the elements in it. @default false */
  readonly text?: boolean;
  /** Side of the part with the number. @default 'top' */
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
  /** Each text continues "Don’t …". */
  readonly donts: readonly GuideExample[];
  /** The component with all its parts. @default the first example to do */
  readonly drawn?: Drawn;
  readonly parts: readonly GuidePart[];
  /** Effect of each key; `none` if nothing in it takes the focus. */
  readonly keyboard: Readonly<Record<string, string>> | 'none';
  /** Accessibility of the component by itself, and the duties of its user. */
  readonly accessibility: readonly string[];
}

import type { ReactNode } from 'react';

/** A story that is shown in its own frame. */
export interface FramedStory {
  /** Id of the story. */
  readonly story: string;
  /** Height of the frame in px. @default 448 */
  readonly height?: number;
}

/** Content that is rendered on the page, or a story in its own frame. */
export type ExampleContent = ReactNode | FramedStory;

/** A live example with a sentence that explains it. */
export interface GuideExample {
  readonly description: string;
  readonly example: ExampleContent;
}

/** A named part of a component. */
export interface GuidePart {
  readonly name: string;
  /** Purpose of the part, in one sentence. */
  readonly description: string;
  /** CSS selector of the part within the example. Two selectors mean the space between two elements. */
  readonly selector: string | readonly [string, string];
  /** Whether the part is only the text of the element, without its padding and its child elements. @default false */
  readonly text?: boolean;
  /** Side of the part where its number is. @default 'top' */
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

/**
 * Guide of a component. The docs page shows it together with the description, the props and the stories. It is the
 * export `guide` of `<Name>.guide.tsx`, beside the component.
 */
export interface Guide {
  /** The props of a `new` component may still change in a minor version. @default 'stable' */
  readonly status?: 'stable' | 'new';
  /** First version of the package that contains the component. @default '1.0.0' */
  readonly since?: string;
  readonly dos: readonly GuideExample[];
  /** Each description continues the word "Don’t". */
  readonly donts: readonly GuideExample[];
  /** The component with all its parts, for the anatomy. @default the first example of `dos` */
  readonly anatomy?: ExampleContent;
  readonly parts: readonly GuidePart[];
  /** Effect of each key, or `none` if nothing in the component can be focused. */
  readonly keyboard: Readonly<Record<string, string>> | 'none';
  /** Sentences on the accessibility that the component provides, and on the duties of the developer who uses it. */
  readonly accessibility: readonly string[];
}

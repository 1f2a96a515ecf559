import type { ComponentType } from 'react';

import * as designSystem from '#design-system';

/** What the suite hands to a component on top of its story's own props. */
type AnyComponent = ComponentType<Record<string, unknown>>;

interface Story {
  readonly component: unknown;
  readonly args: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isComponent = (value: unknown): value is AnyComponent =>
  typeof value === 'function' || (isRecord(value) && '$$typeof' in value);

/** Every component behind the design system's door, by name. */
export const publicComponents = Object.entries(designSystem).flatMap(([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) && isComponent(value) ? [{ name, Component: value }] : [],
);

function readStory(story: unknown): Story[] {
  if (!isRecord(story) || !isRecord(story.meta) || !isRecord(story.meta.input)) return [];
  if (!isRecord(story.composed) || !isRecord(story.composed.args)) return [];
  return [{ component: story.meta.input.component, args: story.composed.args }];
}

/** The `Default` story of each story file. */
const defaults = Object.values(import.meta.glob('/design-system/**/*.stories.tsx', { eager: true })).flatMap(
  (file) => (isRecord(file) ? readStory(file.Default) : []),
);

/** The props that a component's `Default` story gives it, or `undefined` when it has no such story. */
export const storyArgs = (component: unknown): Record<string, unknown> | undefined =>
  defaults.find((story) => story.component === component)?.args;

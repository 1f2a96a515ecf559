import type { ComponentType } from 'react';

import * as designSystem from '#design-system';
import * as markdown from '#design-system/markdown';

/** Props that the suite adds to the props of a component's story. */
type AnyComponent = ComponentType<Record<string, unknown>>;

interface Story {
  readonly component: unknown;
  readonly name: string;
  readonly args: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isComponent = (value: unknown): value is AnyComponent =>
  typeof value === 'function' || (isRecord(value) && '$$typeof' in value);

/** All components that the design system exports, by name. */
export const publicComponents = Object.entries({ ...designSystem, ...markdown }).flatMap(
  ([name, value]: [string, unknown]) =>
    /^[A-Z]/.test(name) && isComponent(value) ? [{ name, Component: value }] : [],
);

function readStory(name: string, story: unknown): Story[] {
  if (!isRecord(story) || !isRecord(story.meta) || !isRecord(story.meta.input)) return [];
  if (!isRecord(story.composed) || !isRecord(story.composed.args)) return [];
  return [{ component: story.meta.input.component, name, args: story.composed.args }];
}

const stories = Object.values(import.meta.glob('/design-system/**/*.stories.tsx', { eager: true })).flatMap(
  (file) => (isRecord(file) ? Object.entries(file).flatMap(([name, story]) => readStory(name, story)) : []),
);

/** Returns the props of a component's `Default` story; `undefined` if there is no such story. */
export const storyArgs = (component: unknown): Record<string, unknown> | undefined =>
  stories.find((story) => story.name === 'Default' && story.component === component)?.args;

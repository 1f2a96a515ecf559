import type { ComponentType } from 'react';

import * as designSystem from '#design-system';
import * as markdown from '#design-system/markdown';
import type { StoryFacts } from './storyCoverage.ts';

/** Props that the suite adds to those of a component's story. */
type AnyComponent = ComponentType<Record<string, unknown>>;

interface Story {
  readonly component: unknown;
  readonly name: string;
  readonly args: Record<string, unknown>;
  readonly played: boolean;
  readonly narrow: boolean;
  readonly greek: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isComponent = (value: unknown): value is AnyComponent =>
  typeof value === 'function' || (isRecord(value) && '$$typeof' in value);

/** Every component behind the design system's entry points, by name. */
export const publicComponents = Object.entries({ ...designSystem, ...markdown }).flatMap(
  ([name, value]: [string, unknown]) =>
    /^[A-Z]/.test(name) && isComponent(value) ? [{ name, Component: value }] : [],
);

function readStory(name: string, story: unknown, source: string): Story[] {
  if (!isRecord(story) || !isRecord(story.meta) || !isRecord(story.meta.input)) return [];
  if (!isRecord(story.input) || !isRecord(story.composed) || !isRecord(story.composed.args)) return [];
  const { globals = story.meta.input.globals, play = story.meta.input.play } = story.input;
  return [
    {
      component: story.meta.input.component,
      name,
      args: story.composed.args,
      played: play !== undefined,
      narrow: isRecord(globals) && globals.viewport !== undefined,
      greek: /Greek/.test(name) || /\p{Script=Greek}/u.test(sourceOf(name, source)),
    },
  ];
}

/** The lines from the export of a story to the next export. */
const sourceOf = (name: string, source: string) =>
  source.split(/^export const /m).find((part) => part.startsWith(`${name} `)) ?? '';

const sources = import.meta.glob<string>('/design-system/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const stories = Object.entries(import.meta.glob('/design-system/**/*.stories.tsx', { eager: true })).flatMap(
  ([path, file]) =>
    isRecord(file)
      ? Object.entries(file).flatMap(([name, story]) => readStory(name, story, sources[path] ?? ''))
      : [],
);

/** The props that a component's `Default` story gives it, or `undefined` when it has no such story. */
export const storyArgs = (component: unknown): Record<string, unknown> | undefined =>
  stories.find((story) => story.name === 'Default' && story.component === component)?.args;

/** Every story of a public component. */
export const storyFacts: readonly StoryFacts[] = stories.flatMap(({ component, ...facts }) =>
  publicComponents
    .filter(({ Component }) => Component === component)
    .map(({ name }) => ({ ...facts, component: name })),
);

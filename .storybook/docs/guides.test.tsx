// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Guide } from './Guide.ts';
import { isStory } from './RenderedExample.tsx';

afterEach(cleanup);

const { version } = JSON.parse(readFileSync('design-system/package.json', 'utf8'));
const guides = Object.entries(
  import.meta.glob<Guide>('/design-system/**/*.guide.tsx', { eager: true, import: 'guide' }),
).map(([path, guide]) => ({ name: /(\w+)\.guide/.exec(path)?.[1] ?? '', guide }));

const components = Object.keys(import.meta.glob('/design-system/components/*/*.stories.tsx')).map(
  (path) => /(\w+)\.stories/.exec(path)?.[1],
);

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const versionNumber = (text: string) =>
  text.split('.').reduce((number, part) => number * 1000 + Number(part), 0);

/** Returns one sentence for each thing that a guide lacks. */
function gaps(guide: Guide): string[] {
  const { since = '1.0.0', dos, donts, anatomy = dos[0]?.example, parts, keyboard, accessibility } = guide;
  const examples = [...dos, ...donts];
  const sentences = [...examples, ...parts].map(({ description }) => description).concat(accessibility);
  const found: string[] = [];
  const expectThat = (is: boolean, gap: string) => is || found.push(gap);
  expectThat(versionNumber(since) <= versionNumber(version), `it cannot come with ${since}`);
  expectThat(dos.length > 0, 'it has no example of what to do');
  expectThat(donts.length > 0, 'it has no example of what to avoid');
  expectThat(parts.length > 0, 'it has no part');
  expectThat(accessibility.length > 0, 'it has no note on accessibility');
  for (const { description } of donts)
    expectThat(!/^Do(n’t| not)\b/.test(description), `"${description}" says “Don’t” twice`);
  for (const sentence of sentences) expectThat(/^\S.*[.?]$/.test(sentence), `"${sentence}" is no sentence`);
  for (const { description, example } of examples) {
    if (isStory(example)) continue;
    const { container } = render(example);
    expectThat(container.childElementCount > 0, `"${description}" is not rendered`);
  }
  const keys = keyboard === 'none' ? [] : Object.keys(keyboard);
  expectThat(keyboard === 'none' || keys.length > 0, 'it has no keys');
  if (isStory(anatomy)) return found;
  const { container } = render(anatomy);
  for (const { name, selector } of parts)
    for (const each of [selector].flat())
      expectThat(container.querySelector(each) !== null, `${name} is not there`);
  const isOperated = container.querySelector(focusable) !== null;
  expectThat(
    isOperated === keys.length > 0,
    isOperated ? 'its keys are missing' : 'it has keys, but no focus',
  );
  return found;
}

it('every component has a guide', () => {
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((name) => !guides.some((each) => each.name === name))).toEqual([]);
});

it.each(guides)('the guide of $name is complete', ({ guide }) => {
  expect(gaps(guide)).toEqual([]);
});

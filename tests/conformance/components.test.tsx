// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';

import type * as designSystem from '#design-system';

import { exceptions, fields, groups, overlays } from './exceptions.ts';
import { publicComponents, storyArgs } from './publicComponents.ts';

afterEach(cleanup);
// jsdom has no ResizeObserver, and overlays observe the size of their trigger.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
// jsdom has no matchMedia, but components with media queries call it.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}));

/** Renders a component with `ref`, `className` and an unknown attribute. Returns the broken rules. */
function brokenPromises(
  Component: ComponentType<Record<string, unknown>>,
  args: Record<string, unknown>,
  name = '',
): string[] {
  let found: unknown;
  const ref = (element: unknown) => {
    found = element ?? found;
  };
  const isOverlay = overlays.includes(name);
  const open = isOverlay ? { ...args, defaultOpen: true } : args;
  const rootOf = (container: Element) =>
    isOverlay ? document.querySelector('[data-kept="yes"]') : container.firstElementChild;
  const plain = render(<Component {...open} data-kept="yes" />);
  const own = [...(rootOf(plain.container)?.classList ?? [])];
  plain.unmount();
  const { container } = render(<Component {...open} ref={ref} className="kept" data-kept="yes" />);
  const root = rootOf(container);
  const marked = document.querySelector('[data-kept="yes"]');
  const broken: string[] = [];
  if (marked === null) broken.push('loses attributes it does not know');
  else if (!fields.includes(name) && marked !== root)
    broken.push('gives attributes to an element that is not its root');
  if (!(found instanceof Element)) broken.push('ignores `ref`');
  else if (groups.includes(name) ? !marked?.contains(found) : found !== marked)
    broken.push('gives `ref` to another element than the attributes');
  if (!root?.classList.contains('kept')) broken.push('drops `className`');
  else if (!own.every((name) => root.classList.contains(name)))
    broken.push('lets `className` replace its own class');
  cleanup();
  return broken;
}

type PropsOf<Value> = Value extends (props: infer Props) => unknown ? Props : never;
/** Returns the components whose types lack `ref`, `className` or other attributes. */
type Closed<All> = {
  [Name in keyof All]: Name extends Capitalize<string & Name>
    ? [PropsOf<All[Name]>] extends [never]
      ? never
      : 'ref' | 'className' | 'id' extends keyof PropsOf<All[Name]>
        ? never
        : Name
    : never;
}[keyof All];

const tested = publicComponents.filter(({ name }) => !(name in exceptions));

describe('every public component', () => {
  it.each(tested)('$name has a story called Default', ({ Component }) => {
    expect(storyArgs(Component)).toBeDefined();
  });

  it.each(tested)('$name passes on `ref` and attributes and keeps its class', ({ name, Component }) => {
    expect(brokenPromises(Component, storyArgs(Component) ?? {}, name)).toEqual([]);
  });

  it.each(tested)('$name needs no inline style or script in a prerendered page', ({ Component }) => {
    const html = renderToStaticMarkup(<Component {...storyArgs(Component)} />);
    expect(html).not.toMatch(/<(style|script)\b|\s(style|on[a-z]+)="/);
  });

  it('takes `ref`, `className` and other attributes by its types', () => {
    expectTypeOf<Closed<typeof designSystem>>().toEqualTypeOf<keyof typeof exceptions>();
    expectTypeOf<Closed<{ Wall: (props: { className: string }) => null }>>().toEqualTypeOf<'Wall'>();
  });

  it('appears in the list of exceptions only while it exists', () => {
    expect(publicComponents.length).toBeGreaterThan(40);
    const names = publicComponents.map(({ name }) => name);
    expect(
      [...Object.keys(exceptions), ...fields, ...groups, ...overlays].filter((name) => !names.includes(name)),
    ).toEqual([]);
  });
});

import type { ReactNode } from 'react';

const reported = new Set<string>();

/** Writes a fault to the console. Each fault is written at most once. */
function reportOnce(fault: string): void {
  if (reported.has(fault)) return;
  reported.add(fault);
  console.error(fault);
}

/** A component. The messages contain its function name. */
export type Part = (props: never) => unknown;

// In production these functions report nothing.

/** Warns in development about a component without an accessible name. */
export function checkLabel(part: Part, label: unknown, prop = 'label'): void {
  if (process.env.NODE_ENV !== 'production' && (label === undefined || label === null || label === ''))
    reportOnce(`${part.name} has no \`${prop}\`, so a screen reader cannot name it. Give it one.`);
}

/**
 * Returns whether `element` is a single element, such as a router's link. Warns in development if it is a text, several
 * elements or nothing. `prop` is the name of the prop in the warning.
 */
export function checkElement(part: Part, element: ReactNode, prop = 'children'): boolean {
  // Any other object counts as one element, because server components send elements that React loads later.
  const single = typeof element === 'object' && element !== null && !Array.isArray(element);
  if (process.env.NODE_ENV !== 'production' && !single)
    reportOnce(`${part.name} draws on exactly one element, and its \`${prop}\` is not one. Give it one.`);
  return single;
}

/** Warns in development about a link to an element that is not on the page. */
export function checkTarget(part: Part, id: string, target: Element | null): void {
  if (process.env.NODE_ENV !== 'production' && !target)
    reportOnce(
      `${part.name} leads to the id "${id}", but no element on this page has this id. Give it to an element.`,
    );
}

/** Warns in development about two entries with the same value of `prop`, which must be unique. */
export function checkUnique(part: Part, prop: string, keys: readonly string[]): void {
  if (process.env.NODE_ENV === 'production') return;
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated !== undefined)
    reportOnce(`${part.name} has two entries with the ${prop} "${repeated}". Give each its own ${prop}.`);
}

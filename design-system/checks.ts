import type { ReactNode } from 'react';

const reported = new Set<string>();

/** Writes a fault to the console, at most once. */
function reportOnce(fault: string): void {
  if (reported.has(fault)) return;
  reported.add(fault);
  console.error(fault);
}

/** A component. Its function name is used in the message. */
export type Part = (props: never) => unknown;

// In production these functions do nothing.

/** Warns in development about a component without an accessible name. */
export function checkLabel(part: Part, label: unknown, prop = 'label'): void {
  if (process.env.NODE_ENV !== 'production' && (label === undefined || label === null || label === ''))
    reportOnce(`${part.name} has no \`${prop}\`, so a screen reader cannot name it. Give it one.`);
}

/**
 * Returns whether `element` is a single element, such as a router's link. Warns in development if it is a text, several
 * elements or nothing.
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
      `${part.name} leads to the id "${id}", which nothing on this page has. Give it to an element.`,
    );
}

/** Warns in development about two entries with the same key, because only one of them could be chosen. */
export function checkUnique(part: Part, prop: string, keys: readonly string[]): void {
  if (process.env.NODE_ENV === 'production') return;
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined)
    reportOnce(`${part.name} has two entries with the ${prop} "${twice}". Give each its own ${prop}.`);
}

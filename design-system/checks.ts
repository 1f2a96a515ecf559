import type { ReactNode } from 'react';

const told = new Set<string>();

/** Writes a fault to the console, once. */
function tell(fault: string): void {
  if (told.has(fault)) return;
  told.add(fault);
  console.error(fault);
}

/** A component; its name is in the message. */
export type Part = (props: never) => unknown;

// Production checks nothing and draws the component as it is.

/** Warns, in development, about a component without an accessible name. */
export function checkLabel(part: Part, label: unknown, prop = 'label'): void {
  if (process.env.NODE_ENV !== 'production' && (label === undefined || label === null || label === ''))
    tell(`${part.name} has no \`${prop}\`, so a screen reader cannot name it. Give it one.`);
}

/**
 * Returns whether there is one element to draw a part on, such as a router's link; warns, in development, where words,
 * several elements or none were given.
 */
export function checkElement(part: Part, element: ReactNode, prop = 'children'): boolean {
  // Server components send elements that React loads later, so any other object counts as one.
  const single = typeof element === 'object' && element !== null && !Array.isArray(element);
  if (process.env.NODE_ENV !== 'production' && !single)
    tell(`${part.name} draws on exactly one element, and its \`${prop}\` is not one. Give it one.`);
  return single;
}

/** Warns, in development, about a link to an element that is not on the page. */
export function checkTarget(part: Part, id: string, target: Element | null): void {
  if (process.env.NODE_ENV !== 'production' && !target)
    tell(`${part.name} leads to the id "${id}", which nothing on this page has. Give it to an element.`);
}

/** Warns, in development, about two entries with the same key, of which only one could be chosen. */
export function checkUnique(part: Part, prop: string, keys: readonly string[]): void {
  if (process.env.NODE_ENV === 'production') return;
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined)
    tell(`${part.name} has two entries with the ${prop} "${twice}". Give each its own ${prop}.`);
}

const told = new Set<string>();

/** Writes a fault to the console, once. */
function tell(fault: string): void {
  if (told.has(fault)) return;
  told.add(fault);
  console.error(fault);
}

/** A component, by whose name the fault is told. */
type Part = (props: never) => unknown;

// In production nothing is checked: a part goes on as well as it can.

/** Says, in development, that a part has no name. */
export function checkLabel(part: Part, label: unknown, prop = 'label'): void {
  if (process.env.NODE_ENV !== 'production' && (label === undefined || label === null || label === ''))
    tell(`${part.name} has no \`${prop}\`, so a screen reader cannot name it. Give it one.`);
}

/** Says, in development, that two entries of a part have the same key, so that only one can be chosen. */
export function checkUnique(part: Part, prop: string, keys: readonly string[]): void {
  if (process.env.NODE_ENV === 'production') return;
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined)
    tell(`${part.name} has two entries with the ${prop} "${twice}". Give each a ${prop} of its own.`);
}

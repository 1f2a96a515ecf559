interface Tree {
  readonly type: string;
  value?: string;
  readonly children?: readonly Tree[];
}

const dayBeforeMonth =
  /\b(\d{1,2}) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g;

/** Keeps the day of a date on the line of its month. */
export function rehypeNoBreaks() {
  return (tree: Tree) => visit(tree);
}

function visit(node: Tree) {
  if (node.value && node.type === 'text') node.value = node.value.replace(dayBeforeMonth, '$1\u00a0');
  node.children?.forEach(visit);
}

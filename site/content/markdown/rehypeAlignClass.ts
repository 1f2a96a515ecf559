interface Tree {
  readonly type: string;
  readonly properties?: Record<string, unknown>;
  readonly children?: readonly Tree[];
}

/**
 * Turns the alignment of table cells into a class (`align-center`, `align-right`): the compiler would make
 * a style attribute of it, which the content security policy drops.
 */
export function rehypeAlignClass() {
  return (tree: Tree) => visit(tree);
}

function visit(node: Tree) {
  const { properties } = node;
  if (properties && typeof properties.align === 'string') {
    if (properties.align !== 'left') properties.className = [`align-${properties.align}`];
    delete properties.align;
  }
  node.children?.forEach(visit);
}

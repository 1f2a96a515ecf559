interface Tree {
  readonly type: string;
  readonly properties?: Record<string, unknown>;
  readonly children?: readonly Tree[];
}

/**
 * Converts the alignment of table cells to a class (`align-center`, `align-right`). The compiler would write a style
 * attribute, which the content security policy blocks.
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

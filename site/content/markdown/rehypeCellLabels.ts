/** An element or a text node. */
export interface Tree {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Tree[];
}

/**
 * Makes the first cell of each row a row header, and writes the column's name into the other cells (`data-label`).
 * Phones show each row as a block and need this name.
 */
export function rehypeCellLabels() {
  return (tree: Tree) => {
    for (const table of elementsNamed(tree, 'table')) {
      const labels = elementsNamed(table, 'th').map(textOf);
      for (const row of elementsNamed(table, 'tr'))
        for (const [column, cell] of elementsNamed(row, 'td').entries())
          if (column > 0) cell.properties = { ...cell.properties, dataLabel: labels[column] };
          else Object.assign(cell, { tagName: 'th', properties: { ...cell.properties, scope: 'row' } });
    }
  };
}

const elementsNamed = (node: Tree, tagName: string): Tree[] =>
  node.tagName === tagName ? [node] : (node.children ?? []).flatMap((child) => elementsNamed(child, tagName));

const textOf = ({ value, children }: Tree): string => value ?? (children ?? []).map(textOf).join('');

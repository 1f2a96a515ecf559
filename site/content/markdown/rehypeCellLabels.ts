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
    for (const table of all(tree, 'table')) {
      const labels = all(table, 'th').map(textOf);
      for (const row of all(table, 'tr'))
        for (const [column, cell] of all(row, 'td').entries())
          if (column > 0) cell.properties = { ...cell.properties, dataLabel: labels[column] };
          else Object.assign(cell, { tagName: 'th', properties: { ...cell.properties, scope: 'row' } });
    }
  };
}

const all = (node: Tree, tagName: string): Tree[] =>
  node.tagName === tagName ? [node] : (node.children ?? []).flatMap((child) => all(child, tagName));

const textOf = ({ value, children }: Tree): string => value ?? (children ?? []).map(textOf).join('');

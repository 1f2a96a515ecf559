import { Children, isValidElement, type ReactNode } from 'react';

/** Returns the column headers of a table as one text, which names the table. Takes the children of the table. */
export const columnHeaders = (children: ReactNode): string =>
  cellsOf(Children.toArray(children)[0]).join(', ');

function cellsOf(node: ReactNode): string[] {
  if (typeof node === 'string') return node.trim() ? [node.trim()] : [];
  if (Array.isArray(node)) return node.flatMap(cellsOf);
  return isValidElement<{ readonly children?: ReactNode }>(node) ? cellsOf(node.props.children) : [];
}

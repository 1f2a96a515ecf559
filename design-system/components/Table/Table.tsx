import type { ComponentProps, ReactNode } from 'react';

import { checkLabel, checkUnique } from '../../checks.ts';
import { ScrollFrame } from '../ScrollFrame/ScrollFrame.tsx';
import * as styles from './Table.css.ts';

/** One column. */
export interface TableColumn {
  readonly key: string;
  readonly label: string;
  /** `end` for figures. @default 'start' */
  readonly align?: 'start' | 'end' | undefined;
}

/** One row, with its cells by the `key` of their column. */
export interface TableRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
}

export interface TableProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Caption of the table. */
  readonly caption: string;
  /**
   * Whether to hide the caption, because a heading above says the same. The caption stays the accessible name. @default
   * false
   */
  readonly captionHidden?: boolean | undefined;
  /** Columns, in display order. The first column has the headers of the rows. */
  readonly columns: readonly TableColumn[];
  /** Rows, in display order. */
  readonly rows: readonly TableRow[];
}

/**
 * Figures to compare by row and column. On a telephone each row is a block, with the column's label before each cell.
 * On a larger screen a table that is too wide scrolls in its own frame, by keyboard too.
 *
 * **Not this?** Use `DescriptionList` for terms with one value each, and `StatBand` for three or four figures.
 */
export function Table({ caption, captionHidden = false, columns, rows, ...rest }: TableProps) {
  checkLabel(Table, caption, 'caption');
  checkUnique(
    Table,
    'key',
    columns.map(({ key }) => key),
  );
  checkUnique(
    Table,
    'id',
    rows.map(({ id }) => id),
  );
  return (
    <ScrollFrame label={caption} {...rest}>
      <table aria-label={captionHidden ? caption : undefined} className={styles.table}>
        {!captionHidden && <caption className={styles.caption}>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ key, label, align = 'start' }) => (
              <th key={key} scope="col" className={styles.cell({ align, head: 'column' })}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ key, label, align = 'start' }, columnIndex) =>
                columnIndex === 0 ? (
                  <th key={key} scope="row" className={styles.cell({ align, head: 'row' })}>
                    {row.cells[key]}
                  </th>
                ) : (
                  <td key={key} data-label={label} className={styles.cell({ align, head: 'none' })}>
                    {row.cells[key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

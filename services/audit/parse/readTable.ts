import { inlineText } from './inlineText.ts';
import { emptyLine, type Line } from './Line.ts';
import { labelOf, readValue } from './readFacts.ts';
import { titleColumn } from './words.ts';

type Cell = ReturnType<typeof inlineText>;
type Row = readonly Cell[];

/** Matches a number or code of a row: "3", "OPP-001", "1.2", "a", "iv". Also matches an empty cell. */
const rowNumber = /^(?:[^\p{L}]{0,3}|\p{L}|[ivx]{2,4}|total|\p{L}{1,5}[-_.#]?\d[\d.-]*)$/iu;

/**
 * Converts each row of a table to an item. The title cell is its text; each other cell follows as `column name: value`.
 * If the first column holds labels such as Priority, each row becomes `label: value (note)` instead.
 */
export function readTable(rows: readonly string[]): readonly Line[] {
  const written = rows.map(cellsOf);
  const table = hasColumnPerItem(written) ? transpose(written) : written;
  return labelledLines(table) ?? itemLines(table);
}

const cellsOf = (row: string): Row =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inlineText(cell.replace(/<br\s*\/?>/gi, ' ')));

const isLabel = (cell?: Cell) => labelOf(cell?.[0] ?? '') !== null;

/** Whether a table has a column for each item and a row for each attribute. */
function hasColumnPerItem([names = [], ...rows]: readonly Row[]): boolean {
  const known = rows.flatMap(([label, ...cells]) => {
    const kind = labelOf(label?.[0] ?? '');
    return kind ? cells.map(([text]) => readValue(kind, text)?.known) : [];
  });
  return names.length > 2 && known.length > 0 && known.every(Boolean) && !names.some(isLabel);
}

const transpose = (table: readonly Row[]): readonly Row[] =>
  (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? ['', '']));

/** Returns the lines of a table with labels in its first column; `undefined` for any other table. */
function labelledLines([names = [], ...rows]: readonly Row[]): readonly Line[] | undefined {
  const labelled = [names, ...rows].filter(([cell]) => isLabel(cell)).length;
  if (labelled <= (names.length > 2 ? 1 : 0) || names.slice(1).some(isLabel)) return undefined;
  const labelledRows = isLabel(names[0]) ? [names, ...rows] : rows;
  return labelledRows.map(([[label] = [''], [value] = [''], ...others]) => {
    const note = others.flatMap(([text]) => text || []).join('; ');
    return { ...emptyLine, text: `${label}: ${value}${note && ` (${note})`}` };
  });
}

/** Returns an item for each row, with all cells except the title below it. A row with totals is left out. */
function itemLines([names = [], ...rows]: readonly Row[]): readonly Line[] {
  /** For each column, whether it only numbers the rows. */
  const onlyNumbers = names.map(
    (name, column) => !isLabel(name) && rows.every((row) => rowNumber.test(row[column]?.[0] ?? '')),
  );
  const named = names.findIndex(([name]) => titleColumn.test(name));
  const firstText = names.findIndex((name, column) => !isLabel(name) && !onlyNumbers[column]);
  const title = named < 0 ? firstText : named;
  return rows.flatMap((row) => {
    if (/^(?:grand )?total\b/i.test(row[0]?.[0] ?? '')) return [];
    const [text = '', lead = ''] = row[title] ?? [];
    const item = { ...emptyLine, kind: 'item' as const, number: -1, text, lead: lead === text ? text : '' };
    const others = row.flatMap(([cell], column) =>
      cell && column !== title && !onlyNumbers[column]
        ? [{ ...emptyLine, text: `${names[column]?.[0] ?? ''}: ${cell}` }]
        : [],
    );
    return text ? [item, ...others] : others;
  });
}

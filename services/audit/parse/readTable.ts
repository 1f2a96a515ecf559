import { type InlineText, inlineText } from './inlineText.ts';
import { emptyLine, type Line } from './Line.ts';
import { labelOf, readValue } from './readValue.ts';
import { titleHeading } from './words.ts';

type Row = readonly InlineText[];

/** Matches a number or code of a row: "3", "OPP-001", "1.2", "a", "iv". Also matches an empty cell. */
const rowNumber = /^(?:[^\p{L}]{0,3}|\p{L}|[ivx]{2,4}|total|\p{L}{1,5}[-_.#]?\d[\d.-]*)$/iu;

/**
 * Converts each row of a table to an item. The cell in the title column becomes the text of the item. Every other cell
 * becomes a line below: `column name: value`. If the first column holds labels such as Priority, each row becomes
 * `label: value (note)` instead.
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

const textOf = (cell: InlineText | undefined) => cell?.text ?? '';

const isLabel = (cell?: InlineText) => labelOf(textOf(cell)) !== null;

/** Whether a table has a column for each item and a row for each attribute. */
function hasColumnPerItem([names = [], ...rows]: readonly Row[]): boolean {
  const known = rows.flatMap(([label, ...cells]) => {
    const kind = labelOf(textOf(label));
    return kind ? cells.map(({ text }) => readValue(kind, text)?.known) : [];
  });
  return names.length > 2 && known.length > 0 && known.every(Boolean) && !names.some(isLabel);
}

const transpose = (table: readonly Row[]): readonly Row[] =>
  (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? { text: '', lead: '' }));

/** Returns the lines of a table with labels in its first column; `undefined` for any other table. */
function labelledLines([names = [], ...rows]: readonly Row[]): readonly Line[] | undefined {
  const labelCount = [names, ...rows].filter(([cell]) => isLabel(cell)).length;
  // In a table with more than two columns, a single label may be chance.
  const neededLabels = names.length > 2 ? 2 : 1;
  if (labelCount < neededLabels) return undefined;
  if (names.slice(1).some(isLabel)) return undefined;
  const labelledRows = isLabel(names[0]) ? [names, ...rows] : rows;
  return labelledRows.map(([label, value, ...others]) => {
    const note = others
      .map(textOf)
      .filter((text) => text !== '')
      .join('; ');
    return { ...emptyLine, text: `${textOf(label)}: ${textOf(value)}${note && ` (${note})`}` };
  });
}

/** For each row returns an item with the title, then a line for each other cell. A row with totals is left out. */
function itemLines([names = [], ...rows]: readonly Row[]): readonly Line[] {
  /** Whether each column only numbers the rows: with numbers, codes or empty cells. */
  const numbersRows = names.map(
    (name, column) => !isLabel(name) && rows.every((row) => rowNumber.test(textOf(row[column]))),
  );
  const namedTitleIndex = names.findIndex(({ text }) => titleHeading.test(text));
  const firstTextIndex = names.findIndex((name, column) => !isLabel(name) && !numbersRows[column]);
  const titleIndex = namedTitleIndex < 0 ? firstTextIndex : namedTitleIndex;
  return rows.flatMap((row) => {
    if (/^(?:grand )?total\b/i.test(textOf(row[0]))) return [];
    const { text, lead } = row[titleIndex] ?? { text: '', lead: '' };
    // A cell that is bold only in part is one title. With a lead, the rest would be read as its description.
    const item = { ...emptyLine, kind: 'item' as const, number: -1, text, lead: lead === text ? text : '' };
    const others = row.flatMap(({ text: value }, column) =>
      value && column !== titleIndex && !numbersRows[column]
        ? [{ ...emptyLine, text: `${textOf(names[column])}: ${value}` }]
        : [],
    );
    return text ? [item, ...others] : others;
  });
}

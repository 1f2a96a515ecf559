/** One line of a reply as plain text, with its role in markdown. */
export interface Line {
  /** `item` begins a list item or a table row. `rule` is a horizontal rule, without text. */
  readonly kind: 'heading' | 'item' | 'text' | 'rule';
  /** Level of a heading. For any other line, the number of lists around it. */
  readonly depth: number;
  /** Number of an item; -1 for a table row, 0 for a bullet and all other lines. */
  readonly number: number;
  readonly text: string;
  /** Bold beginning of the text; for a heading the whole text. */
  readonly lead: string;
  readonly startsParagraph: boolean;
}

export const emptyLine: Line = {
  kind: 'text',
  depth: 0,
  number: 0,
  text: '',
  lead: '',
  startsParagraph: true,
};

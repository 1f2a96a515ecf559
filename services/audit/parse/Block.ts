/** One line of text without markup. `lead` is what stands bold at its beginning, `rest` what follows. */
export interface Line {
  readonly lead: string;
  readonly rest: string;
}

/** A reply as the parser sees it: the structure that matters, and plain text. */
export type Block =
  | { readonly type: 'heading'; readonly depth: number; readonly line: Line }
  | { readonly type: 'paragraph'; readonly lines: readonly Line[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly Blocks[] }
  /** The first row is the heading; a cell may have several lines. */
  | { readonly type: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly type: 'rule' };
export type Blocks = readonly Block[];

/** A line without anything bold. */
export const plainLine = (text: string): Line => ({ lead: '', rest: text });

/** The whole line. */
export const textOf = ({ lead, rest }: Line): string =>
  lead && rest && !/^[\s.,:;!?)]/.test(rest) ? `${lead} ${rest}` : lead + rest;

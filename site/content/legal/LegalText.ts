/** One block of a legal page. `storage-table` marks the place of the table of stored data. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'list';
      /** Summary shown until the list is opened; without it the list is open. */
      readonly summary?: string;
      readonly items: readonly string[];
    }
  | {
      readonly kind: 'table';
      /** Summary shown until the table is opened; without it the table is open. */
      readonly summary?: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'address'; readonly lines: readonly string[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'storage-table' };

/** A part of a legal page. */
export interface LegalSection {
  /** Anchor on the page. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal page without its layout. */
export interface LegalText {
  /** Counts up with each change of substance. */
  readonly version: string;
  /** ISO day from which this version applies. */
  readonly date: string;
  readonly sections: readonly LegalSection[];
}

/** A paragraph. */
export const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text });

/** A list of points. */
export const list = (...items: readonly string[]): LegalBlock => ({ kind: 'list', items });

/** A link on a line of its own. */
export const link = (text: string, href: string): LegalBlock => ({ kind: 'link', text, href });

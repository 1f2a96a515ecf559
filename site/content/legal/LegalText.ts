/** One block of a legal page. `storage-table` marks the place of the table of stored data. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'list';
      /** Label of the closed list. Without a label the list is always open. */
      readonly summary?: string;
      readonly items: readonly string[];
    }
  | {
      readonly kind: 'table';
      /** Label of the closed table. Without a label the table is always open. */
      readonly summary?: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'address'; readonly lines: readonly string[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'storage-table' };

/** A part of a legal page. */
export interface LegalSection {
  /** Id of the section element, for links. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal page without its layout. */
export interface LegalText {
  /** Version number. Increase it with each change of meaning. */
  readonly version: string;
  /** Day from which this version applies (ISO). */
  readonly date: string;
  readonly sections: readonly LegalSection[];
}

/** Returns a paragraph. */
export const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text });

/** Returns a list that is always open. */
export const list = (...items: readonly string[]): LegalBlock => ({ kind: 'list', items });

/** Returns a link that stands on a separate line. */
export const link = (text: string, href: string): LegalBlock => ({ kind: 'link', text, href });

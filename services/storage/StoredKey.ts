import type { GenericSchema } from 'valibot';

/** What the site knows about one thing it keeps in a visitor's browser. */
export interface StoredKey<Value> {
  readonly key: string;
  /** `local`: over visits. `session`: until this tab is closed. */
  readonly area: 'local' | 'session';
  /** Why it is kept, as the privacy page says it. */
  readonly purpose: string;
  /** What it holds, as the privacy page says it. */
  readonly contents: string;
  /** How long it is kept, as the privacy page says it. */
  readonly retention: string;
  /** Saves what can be saved of an unknown value, and fails only where nothing can. */
  readonly schema: GenericSchema<unknown, Value>;
  /** The first turns version 1 into version 2, and so on. Without any, the newest version is 1. */
  readonly migrations?: readonly ((older: unknown) => unknown)[];
}

/** The version that is written now. Version 1 is the plain value, later ones are `{ version, data }`. */
export const newestVersion = (key: StoredKey<unknown>): number => 1 + (key.migrations?.length ?? 0);

/** Where a text that could not be fully understood is kept aside. */
export const corruptKey = (key: string): string => `${key}.corrupt`;

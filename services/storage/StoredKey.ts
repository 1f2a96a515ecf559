import type { GenericSchema } from 'valibot';

/** What the site knows about one thing it keeps in a visitor's browser. */
export interface StoredKey<Value> {
  readonly key: string;
  /** `local`: over visits. `session`: until this tab is closed. */
  readonly area: 'local' | 'session';
  /** Saves what can be saved of an unknown value, and fails only where nothing can. */
  readonly schema: GenericSchema<unknown, Value>;
}

/** Where a text that could not be fully understood is kept aside. */
export const corruptKey = (key: string): string => `${key}.corrupt`;

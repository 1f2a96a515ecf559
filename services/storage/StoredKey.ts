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
}

/** Where a text that could not be fully understood is kept aside. */
export const corruptKey = (key: string): string => `${key}.corrupt`;

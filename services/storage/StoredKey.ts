import type { GenericSchema } from 'valibot';

/** Description of one value that the site stores in a visitor's browser. */
export interface StoredKey<Value> {
  readonly key: string;
  /** `local`: over visits. `session`: until this tab is closed. */
  readonly area: 'local' | 'session';
  /** Saves what can be saved of an unknown value, and fails only where nothing can. */
  readonly schema: GenericSchema<unknown, Value>;
}

/** Key of the copy of a text that could not be fully read. */
export const corruptKey = (key: string): string => `${key}.corrupt`;

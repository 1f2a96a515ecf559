import type { GenericSchema } from 'valibot';

/** Description of one value that the site stores in a visitor's browser. */
export interface StoredKey<Value> {
  readonly key: string;
  /** `local`: until it is deleted. `session`: until this tab is closed. */
  readonly area: 'local' | 'session';
  /** Schema that accepts every readable part of an unknown value. It fails only if no part is readable. */
  readonly schema: GenericSchema<unknown, Value>;
}

/** Returns the key for the backup of a damaged text. */
export const corruptKey = (key: string): string => `${key}.corrupt`;

import type { GenericSchema } from 'valibot';

/** Description of one value that the site stores in a visitor's browser. */
export interface StoredKey<Value> {
  readonly key: string;
  /** `local`: until it is deleted. `session`: until this tab is closed. */
  readonly area: 'local' | 'session';
  /** Accepts every readable part of an unknown value, and fails only if there is none. */
  readonly schema: GenericSchema<unknown, Value>;
}

/** Key of the copy of a text that could not be fully read. */
export const corruptKey = (key: string): string => `${key}.corrupt`;

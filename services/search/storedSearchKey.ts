import { flag, plainObject } from '../storage/lenientSchemas.ts';
import type { StoredKey } from '../storage/StoredKey.ts';

/** Whether the visitor has switched off the key that opens the search. */
export const storedSearchKey: StoredKey<{ readonly off: boolean }> = {
  key: 'search-key',
  area: 'local',
  schema: plainObject({ off: flag }),
};

import { flag, plainObject } from '../storage/lenientSchemas.ts';
import type { StoredKey } from '../storage/StoredKey.ts';

/** Whether the visitor has turned off the keyboard shortcut that opens the search. */
export const storedSearchShortcut: StoredKey<{ readonly off: boolean }> = {
  key: 'search-key',
  area: 'local',
  schema: plainObject({ off: flag }),
};

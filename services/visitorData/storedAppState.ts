import * as v from 'valibot';

import { flag, plainObject, withDefault } from '../storage/lenientSchemas.ts';
import type { StoredKey } from '../storage/StoredKey.ts';

/** Appearance chosen by the visitor. */
export interface StoredAppState {
  readonly theme: 'light' | 'dark' | 'system';
  readonly settings: { readonly animationsEnabled: boolean; readonly highContrastMode: boolean };
}

const defaultSettings = { animationsEnabled: true, highContrastMode: false };

/** Theme and settings. The page reads them before the first paint. */
export const storedAppState: StoredKey<StoredAppState> = {
  key: 'app-state',
  area: 'local',
  schema: plainObject({
    theme: withDefault(v.picklist(['light', 'dark', 'system']), 'light'),
    settings: withDefault(
      plainObject({ animationsEnabled: withDefault(v.boolean(), true), highContrastMode: flag }),
      defaultSettings,
    ),
  }),
};

import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** Whether a value can be edited as text, which functions and elements cannot. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain);
}

/**
 * Gives each prop the control that fits: what may be words is typed as text, functions and elements have none. The
 * default stands in its own column and is left out of the description.
 */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const description = argType.description?.replace(/\s*@default.*/s, '');
      const said = description === undefined ? argType : { ...argType, description };
      const value: unknown = initialArgs[name];
      if (!isPlain(value)) return [name, { ...said, control: false }];
      const mayBeWords =
        /\bReactNode\b/.test(argType.table?.type?.summary ?? '') && typeof value !== 'object';
      return [name, mayBeWords ? { ...said, control: { type: 'text' } } : said];
    }),
  );

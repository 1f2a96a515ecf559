import type { Decorator } from '@storybook/react-vite';
import { isValidElement } from 'react';
import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

import { vars } from '#design-system/styles';

/** Whether a control can edit a value. Functions and elements cannot be edited. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain);
}

/**
 * Returns the arg type of a prop with a short type, and with a description without `@default`. The default has its own
 * column.
 */
function withShortType(argType: StrictInputType): StrictInputType {
  const { type, description, table } = argType;
  const described = { ...argType, description: description?.replace(/\s*@default.*/s, '') ?? '' };
  // Storybook reads `readonly Item[]` as `unknown`.
  if (table?.type?.summary === 'unknown')
    return { ...described, table: { ...table, type: { summary: 'list' } } };
  if (type?.name === 'enum') {
    const summary = type.value.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
    return { ...described, table: { ...table, type: { summary } } };
  }
  if (type?.name !== 'union') return described;
  const otherTypes = type.value.filter((each) => !(each.name === 'other' && each.value === 'undefined'));
  const [onlyType = type] = otherTypes.length === 1 ? otherTypes : [];
  const summary = type.raw?.replace(/\s*\| undefined$/, '').replace(/^\((.*)\)$/, '$1');
  // Storybook does not list the values of the type `Space`.
  if (summary === 'Space')
    return withShortType({ ...described, type: { name: 'enum', value: Object.keys(vars.space) } });
  return { ...described, type: onlyType, table: { ...table, type: { summary: summary ?? onlyType.name } } };
}

/** Returns the control that a story sets, as an object. */
const controlOf = (control: StrictInputType['control']) =>
  typeof control === 'object' ? control : { type: control, disable: false };

/** Whether a prop accepts a text. */
const takesText = ({ type, table }: StrictInputType) =>
  type?.name === 'string' || /\bReactNode\b/.test(table?.type?.summary ?? '');

/**
 * Returns the value that a control shows for a prop that a story does not set: the default, an empty text or `false`.
 * Returns `undefined` if no control can show it.
 */
function unsetValue(argType: StrictInputType): string | number | boolean | undefined {
  const { type, control, table, options } = argType;
  const kind = type?.name ?? controlOf(control).type;
  const defaultText = table?.defaultValue?.summary?.replace(/^(['"])(.*)\1$/, '$2');
  if (kind === 'boolean') return defaultText === 'true';
  if (kind === 'number') return defaultText === undefined ? undefined : Number(defaultText);
  if (type?.name === 'enum') return type.value.find((value) => String(value) === defaultText) ?? undefined;
  if (options) return defaultText;
  return takesText(argType) ? (defaultText ?? '') : undefined;
}

/**
 * Returns arg types for args that cannot be edited, mostly elements in `children`. Without them Storybook would show an
 * object editor.
 */
const uneditableArgTypes = (args: object): Record<string, StrictInputType> =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => (isPlain(value) ? [] : [[name, { name }]])),
  );

/**
 * Chooses the control of each prop. A prop that accepts a text has a text field. A function, an element and a list that
 * the story does not set have no control. For any other prop that the story does not set, `unsetValue` is the value
 * that the control shows.
 */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...uneditableArgTypes(initialArgs), ...argTypes }).map(([name, argType]) => {
      const described = withShortType(argType);
      const value: unknown = initialArgs[name];
      const { control } = argType;
      if (!isPlain(value) || controlOf(control).disable)
        return [name, { ...described, control: { disable: true } }];
      const hasTextField = takesText(described) && typeof value !== 'object' && !control;
      const fitted = hasTextField ? { ...described, control: { type: 'text' as const } } : described;
      if (value !== undefined) return [name, fitted];
      const shown = unsetValue(described);
      if (shown !== undefined) return [name, { ...fitted, unsetValue: shown }];
      const canBeChosen = control || described.options || described.type?.name === 'enum';
      return [name, canBeChosen ? described : { ...described, control: { disable: true } }];
    }),
  );

/** Sets the values of the controls for props that a story does not set. */
export const fillControls: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) =>
      initialArgs[name] === undefined && argType.unsetValue !== undefined ? [[name, argType.unsetValue]] : [],
    ),
  );

/** Removes the values that only fill a control, so that a story gets only its own args. */
export const withGivenArgs: Decorator = (Story, { args, argTypes }) => {
  const given = Object.entries(args).filter(
    ([name, value]) => value === undefined || argTypes[name]?.unsetValue !== value,
  );
  return Story({ args: Object.fromEntries(given) });
};

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
 * Returns the type and the description of a prop without `undefined` and without `@default`, which a column of its own
 * shows.
 */
function describe(argType: StrictInputType): StrictInputType {
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
  const others = type.value.filter((each) => !(each.name === 'other' && each.value === 'undefined'));
  const [only = type] = others.length === 1 ? others : [];
  const summary = type.raw?.replace(/\s*\| undefined$/, '').replace(/^\((.*)\)$/, '$1');
  if (summary === 'Space')
    return describe({ ...described, type: { name: 'enum', value: Object.keys(vars.space) } });
  return { ...described, type: only, table: { ...table, type: { summary: summary ?? only.name } } };
}

/** Returns the control that a story sets, in its long form. */
const controlOf = (control: StrictInputType['control']) =>
  typeof control === 'object' ? control : { type: control, disable: false };

/** Whether a prop accepts a text. */
const takesText = ({ type, table }: StrictInputType) =>
  type?.name === 'string' || /\bReactNode\b/.test(table?.type?.summary ?? '');

/**
 * Returns the value that a control shows for a prop that a story leaves out: the default, an empty text or `false`.
 * Returns `undefined` if no control can show it.
 */
function leftOut(argType: StrictInputType): string | number | boolean | undefined {
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
const unread = (args: object): Record<string, StrictInputType> =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => (isPlain(value) ? [] : [[name, { name }]])),
  );

/**
 * Chooses the control of each prop. A prop that accepts a text has a text field. Functions, elements, and lists that a
 * story leaves out have no control. For any other prop that a story leaves out, `leftOut` is the value that the control
 * shows.
 */
export const fitControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...unread(initialArgs), ...argTypes }).map(([name, argType]) => {
      const described = describe(argType);
      const value: unknown = initialArgs[name];
      const { control } = argType;
      if (!isPlain(value) || controlOf(control).disable)
        return [name, { ...described, control: { disable: true } }];
      const text = takesText(described) && typeof value !== 'object' && !control;
      const fitted = text ? { ...described, control: { type: 'text' as const } } : described;
      if (value !== undefined) return [name, fitted];
      const unset = leftOut(described);
      if (unset !== undefined) return [name, { ...fitted, leftOut: unset }];
      const canBeChosen = control || described.options || described.type?.name === 'enum';
      return [name, canBeChosen ? described : { ...described, control: { disable: true } }];
    }),
  );

/** Sets the values of the controls for props that a story leaves out. */
export const fillControls: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) =>
      initialArgs[name] === undefined && argType.leftOut !== undefined ? [[name, argType.leftOut]] : [],
    ),
  );

/** Removes the values that only fill a control, so that a story gets only its own args. */
export const withGivenArgs: Decorator = (Story, { args, argTypes }) => {
  const given = Object.entries(args).filter(
    ([name, value]) => value === undefined || argTypes[name]?.leftOut !== value,
  );
  return Story({ args: Object.fromEntries(given) });
};

import type { Decorator } from '@storybook/react-vite';
import { isValidElement } from 'react';
import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';

import { vars } from '#design-system/styles';

/** Whether a value can be edited as text, which functions and elements cannot. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain);
}

/** Type and description of a prop, without the parts that all optional props share: `undefined`, and the default's comment. */
function describe(argType: StrictInputType): StrictInputType {
  const { type, description, table } = argType;
  const described = { ...argType, description: description?.replace(/\s*@default.*/s, '') ?? '' };
  // Storybook's reading of `readonly Item[]`.
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

/** A control that a story sets, in its long form. */
const controlOf = (control: StrictInputType['control']) =>
  typeof control === 'object' ? control : { type: control, disable: false };

/** Whether text is one of the values that a prop takes. */
const takesText = ({ type, table }: StrictInputType) =>
  type?.name === 'string' || /\bReactNode\b/.test(table?.type?.summary ?? '');

/** Value of a prop that is left out: its default, else an empty text or `false`. `undefined` if that cannot be edited. */
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

/** Props without a type, mostly elements as `children`. Storybook would offer them as objects to edit. */
const unread = (args: object): Record<string, StrictInputType> =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) => (isPlain(value) ? [] : [[name, { name }]])),
  );

/**
 * Gives each prop the control that fits: a prop that may be a text has a text field; functions, elements, and lists
 * that a story leaves out have no control. `leftOut` is the value that any other control shows for a prop that a
 * story leaves out.
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

/** Fills the controls of the props that a story leaves out. */
export const fillControls: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) =>
      initialArgs[name] === undefined && argType.leftOut !== undefined ? [[name, argType.leftOut]] : [],
    ),
  );

/** Passes a story its own args, without the values that only fill a control. */
export const withGivenArgs: Decorator = (Story, { args, argTypes }) => {
  const given = Object.entries(args).filter(
    ([name, value]) => value === undefined || argTypes[name]?.leftOut !== value,
  );
  return Story({ args: Object.fromEntries(given) });
};

import type { ChangeEvent } from 'react';

import { checkLabel, checkUnique, type Part } from '../../checks.ts';
import type { CheckboxesProps } from './CheckboxesProps.ts';
import { refOf } from './refOf.ts';

/**
 * Splits the props of a group into those of its checkboxes and those of its `fieldset`. Warns in development about a
 * missing `legend` and about repeated values.
 */
export function checkboxesOf(part: Part, props: CheckboxesProps) {
  const { legend, name, options, value, defaultValue, onValueChange, ref, ...fieldset } = props;
  checkLabel(part, legend, 'legend');
  checkUnique(
    part,
    'value',
    options.map((option) => option.value),
  );
  const checkboxes = options.map((option, index) => ({
    label: option.label,
    input: {
      ref: refOf(ref, index),
      type: 'checkbox',
      name,
      value: option.value,
      checked: value?.includes(option.value),
      defaultChecked: defaultValue?.includes(option.value),
    },
  }));
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => onValueChange?.(tickedIn(target));
  return { legend, checkboxes, onChange, fieldset };
}

/** Returns the values of all ticked boxes in the group of `box`, in display order. */
const tickedIn = (box: HTMLInputElement) =>
  Array.from(
    box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [],
    ({ value }) => value,
  );

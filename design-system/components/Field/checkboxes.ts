import type { ChangeEvent } from 'react';

import { checkLabel, checkUnique, type Part } from '../../checks.ts';
import type { CheckboxesProps } from './CheckboxesProps.ts';
import { refOf } from './refOf.ts';

/** Separates the props of the checkboxes from those of their `fieldset`. Warns, in development, about missing names. */
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

/** Returns the values of all ticked boxes in the group of this box, in their order on the page. */
const tickedIn = (box: HTMLInputElement) =>
  Array.from(
    box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [],
    ({ value }) => value,
  );

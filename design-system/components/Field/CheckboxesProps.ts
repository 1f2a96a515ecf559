import type { ComponentProps, Ref } from 'react';

import type { FieldOption, ValueProps } from './Field.tsx';

/** Props of a group of checkboxes. Its value is the list of ticked values, in the order of `options`. */
export interface CheckboxesProps
  extends ValueProps<readonly string[]>,
    Omit<ComponentProps<'fieldset'>, keyof ValueProps<string> | 'children' | 'name' | 'ref'> {
  /**
   * Ref of the inputs. A function is called with each input, as form libraries expect; an object holds the first input.
   */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Question above the boxes. */
  readonly legend: string;
  /** Key of the answers in the form's data. Not needed outside a form. */
  readonly name?: string | undefined;
  /** Options, in display order. */
  readonly options: readonly FieldOption[];
}

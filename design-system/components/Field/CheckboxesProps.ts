import type { ComponentProps, Ref } from 'react';

import type { AnswerProps, FieldOption } from './Field.tsx';

/** Props of a question whose answer is the list of ticked values, in the order of `options`. */
export interface CheckboxesProps
  extends AnswerProps<readonly string[]>,
    Omit<ComponentProps<'fieldset'>, keyof AnswerProps<string> | 'children' | 'name' | 'ref'> {
  /** Reaches every input, so that a form library can register each; an object holds the first. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** The question that the boxes answer. */
  readonly legend: string;
  /** Key of the answers in the data of a form; not needed outside one. */
  readonly name?: string | undefined;
  /** Options, in display order. */
  readonly options: readonly FieldOption[];
}

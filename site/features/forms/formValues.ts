/** Values by field name: a text, or the ticked values of checkboxes with the same name. */
export type FieldValues = Readonly<Record<string, string | readonly string[]>>;

const isField = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Returns the current values of a form's fields, empty ones too. */
export function readForm(form: HTMLFormElement): FieldValues {
  const values: Record<string, string | string[]> = {};
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      const { [field.name]: others } = values;
      values[field.name] = [
        ...(Array.isArray(others) ? others : []),
        ...(field.checked ? [field.value] : []),
      ];
    } else if (isField(field)) values[field.name] = field.value;
  return values;
}

/**
 * Returns the values of the filled-in fields by name. Prerendered forms are empty, so a value at hydration was typed
 * or restored before. The state must begin with these values, or the next render would empty the fields.
 */
export function filledValues(form: HTMLFormElement): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (value && typeof value === 'string') entries[name] = value;
  return entries;
}

/**
 * Writes values into the fields with their names. Fields with an equal value are skipped, because writing would move
 * the cursor to the end.
 */
export function writeForm(form: HTMLFormElement, values: FieldValues) {
  for (const field of form.elements) {
    if (!isField(field)) continue;
    const { [field.name]: value } = values;
    if (field instanceof HTMLInputElement && Array.isArray(value))
      field.checked = value.includes(field.value);
    else if (typeof value === 'string' && field.value !== value) field.value = value;
  }
}

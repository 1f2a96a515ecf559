/**
 * The values of a form's filled-in fields, by name. Prerendered forms are empty, so what is in one at hydration was
 * typed or restored before: the state must begin with it, since the next render would empty the fields.
 */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (value && typeof value === 'string') entries[name] = value;
  return entries;
}

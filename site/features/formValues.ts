/**
 * What stands in the fields of a form, by name; what is empty or not ticked is left out. A form is prerendered empty:
 * what is in it when the app takes over was typed, chosen, brought back or filled in before. The state has to begin with
 * it, since drawing the form again would empty it.
 */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (value && typeof value === 'string') entries[name] = value;
  return entries;
}

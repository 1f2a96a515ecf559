import { VisuallyHidden } from '#design-system';

/** Not among the names for which browsers and password managers have an answer. */
const name = 'subject';

/** A field that no person meets, neither by eye, by ear nor by keyboard: whoever fills it in is a program. */
export function Honeypot() {
  return (
    <VisuallyHidden as="div" aria-hidden>
      <label>
        Leave this empty
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}

/** Value of the field. */
export function honeypotOf(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get(name) ?? '') : '';
}

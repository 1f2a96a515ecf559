import { VisuallyHidden } from '#design-system';

/** Field name that browsers and password managers do not fill in. */
const name = 'subject';

/**
 * A field that visitors cannot see and screen readers and the keyboard skip. If it is filled in, a program or a browser
 * extension did it.
 */
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

/** Returns the value of the field and empties it, so that a person's second attempt is not refused. */
export function takeHoneypot(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return '';
  const { value } = field;
  field.value = '';
  return value;
}

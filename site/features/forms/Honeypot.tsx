import { VisuallyHidden } from '#design-system';

/** A name that browsers and password managers do not fill in. */
const name = 'subject';

/** A field hidden from eyes, screen readers and keyboard: only a program or a browser extension fills it in. */
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

/** Returns the value of the field and empties it, so that the next attempt of the person is not refused. */
export function takeHoneypot(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return '';
  const { value } = field;
  field.value = '';
  return value;
}

import type { ChangeEvent } from 'react';

/** Returns the values of all ticked boxes in the group of a changed box, in their order on the page. */
export const tickedIn = ({ target }: ChangeEvent<HTMLInputElement>) =>
  Array.from(
    target.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [],
    ({ value }) => value,
  );

/** Title of the list of errors of a form. */
export const problemCount = (count: number) =>
  count === 1 ? 'There is a problem' : `There are ${count} problems`;

/** Stands above the fields of a form. */
export const requiredNote = 'All fields are required, except those marked “optional”.';

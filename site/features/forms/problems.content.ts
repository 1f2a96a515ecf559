/** Title above the list of a form's errors. */
export const problemCount = (count: number) =>
  count === 1 ? 'There is a problem' : `There are ${count} problems`;

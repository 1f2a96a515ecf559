/** Above the list of what is wrong with a form. */
export const problemCount = (count: number) =>
  count === 1 ? 'There is a problem' : `There are ${count} problems`;

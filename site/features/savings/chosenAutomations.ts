/** Name of the checkboxes, and of the parameters in an address. */
export const automationField = 'automation';

/** Returns the ids in a query. They may be unknown to the catalogue. */
export const chosenIn = (query: string): readonly string[] =>
  new URLSearchParams(query).getAll(automationField);

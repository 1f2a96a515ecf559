/** Field name of an automation's box, and its value in an address. */
export const automationField = 'automation';

/** The ids of the automations in a query; whether there are such automations is not checked. */
export const chosenIn = (query: string): readonly string[] =>
  new URLSearchParams(query).getAll(automationField);

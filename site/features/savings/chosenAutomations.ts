/** Name of the checkboxes, and of the parameters in an address. */
export const automationField = 'automation';

/** Returns the ids in a query. They may be unknown to the catalogue. */
export const chosenIn = (query: string): readonly string[] =>
  new URLSearchParams(query).getAll(automationField);

/** Writes the ids of the chosen automations into the query of the URL, so that Back and reload keep them. */
export function keepInAddress(chosen: readonly string[]): void {
  const address = new URL(location.href);
  address.searchParams.delete(automationField);
  for (const id of chosen) address.searchParams.append(automationField, id);
  // The router's `navigate` is not used, because it would cancel a page load that is under way.
  history.replaceState(history.state, '', address);
}

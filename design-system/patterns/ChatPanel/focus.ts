/** Whether the focus is in the panel, or on the body because the focused control was disabled. */
export function isInPanel(panel: HTMLElement): boolean {
  const { activeElement, body } = panel.ownerDocument;
  if (!activeElement || activeElement === body) return true;
  return panel.contains(activeElement) && !activeElement.closest('dialog');
}

/**
 * Removes the two empty elements that Radix puts at the ends of the page from the Tab order. Only a modal dialog needs
 * them.
 */
export function silenceFocusGuards() {
  for (const guard of document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]')) guard.tabIndex = -1;
}

/** The focus is in the panel, or on the body, as after the focused control was disabled. */
export function isInPanel(panel: HTMLElement): boolean {
  const { activeElement, body } = panel.ownerDocument;
  if (!activeElement || activeElement === body) return true;
  return panel.contains(activeElement) && !activeElement.closest('dialog');
}

/** Radix puts an empty stop for the Tab key at either end of the page, which only a modal dialog needs. */
export function silenceFocusGuards() {
  for (const guard of document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]')) guard.tabIndex = -1;
}

import type { RefObject } from 'react';

/** Whether the focus is in the panel, or on the body because the focused control was disabled. */
function isFocusInPanel(panel: HTMLElement): boolean {
  const { activeElement, body } = panel.ownerDocument;
  if (!activeElement || activeElement === body) return true;
  return panel.contains(activeElement) && !activeElement.closest('dialog');
}

/** Returns the input of the panel, or the panel itself if the input is missing or disabled. */
const inputOf = (panel: HTMLElement): HTMLElement =>
  panel.querySelector<HTMLElement>('textarea:enabled, input:enabled:not([role])') ?? panel;

/**
 * Whether the focus may move to the launcher after a panel closes: only if the focus was in the panel or is lost. If
 * the visitor uses the page, the focus stays there.
 */
function mayTakeFocus(closingPanel: EventTarget | null): boolean {
  const { activeElement, body } = document;
  const isInside = closingPanel instanceof Node && closingPanel.contains(activeElement);
  return isInside || activeElement === body;
}

/**
 * Takes the two empty elements that Radix adds at the start and the end of the page out of the Tab order. Only a modal
 * dialog needs them.
 */
export function silenceFocusGuards() {
  for (const guard of document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]')) guard.tabIndex = -1;
}

interface FocusOptions {
  /** Element that gets the focus when the panel closes. */
  readonly launcher: RefObject<HTMLElement | null> | undefined;
  readonly onMinimize: () => void;
}

/** Returns the handlers that move the focus when the panel opens and closes, and minimise the panel by Escape. */
export const focusHandlers = (panel: HTMLElement | null, { launcher, onMinimize }: FocusOptions) => ({
  focusInput: (event: Event) => {
    event.preventDefault();
    if (panel) inputOf(panel).focus({ preventScroll: true });
  },
  focusLauncher: (event: Event) => {
    event.preventDefault();
    if (mayTakeFocus(event.currentTarget)) launcher?.current?.focus({ preventScroll: true });
  },
  minimizeByEscape: (event: KeyboardEvent) => {
    if (event.isComposing || !panel || !isFocusInPanel(panel)) return;
    event.preventDefault();
    onMinimize();
  },
});

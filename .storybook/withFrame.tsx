import type { Decorator } from '@storybook/react-vite';
import * as styles from './decorators.css.ts';
import { viewports } from './toolbar.ts';

/** Name of each frame that shows a story on a docs page. */
export const frameName = 'story-on-a-docs-page';

/**
 * On a docs page, shows a story in its own frame if the story fills the window, takes the focus, or sets a global such
 * as the viewport. Without a frame the story would change the docs page.
 */
export const withFrame: Decorator = (
  Story,
  { viewMode, id, title, name, globals, storyGlobals, parameters },
) => {
  const needsFrame =
    parameters.framed || parameters.layout === 'fullscreen' || Object.keys(storyGlobals).length > 0;
  if (viewMode !== 'docs' || !needsFrame) return <Story />;
  const size = Object.entries(viewports).find(([key]) => key === storyGlobals.viewport?.value)?.[1].styles;
  // The story in the frame gets the choices of the toolbar. They are texts; a global of another type, such as the
  // viewport, is set by the story itself.
  const textGlobals = Object.entries(globals).filter(([, value]) => typeof value === 'string');
  const address = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: textGlobals.map((each) => each.join(':')).join(';'),
  });
  return (
    <iframe
      name={frameName}
      className={styles.frame}
      style={size}
      title={`${title}: ${name}`}
      src={`iframe.html?${address}`}
      loading="lazy"
    />
  );
};

/**
 * Scrolls only the document in the frame to an element. `scrollIntoView` of the browser would scroll the docs page too.
 */
function scrollFrameTo(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) scrollBy(0, top - innerHeight / 2);
}

/** Stops the window's `blur` event. A menu closes on blur, but on a docs page the menu must stay open. */
const ignoreBlur = (event: FocusEvent) => event.target === window && event.stopImmediatePropagation();

/** Keeps `focus` and `scrollIntoView` from scrolling the docs page. Called before a story in a frame plays. */
export function focusWithoutScrolling(): void {
  if (window.name !== frameName) return;
  addEventListener('blur', ignoreBlur, { capture: true });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
    if (!options?.preventScroll) scrollFrameTo(this);
  };
  Element.prototype.scrollIntoView = function showInPlace() {
    scrollFrameTo(this);
  };
}

/** Whether the reader has pressed a key or the pointer, in this frame or on the docs page. */
let readerHasActed = false;
const recordAction = (event: Event) => {
  readerHasActed ||= event.isTrusted;
};

/**
 * Returns the focus to the docs page, unless the reader has acted. It does so in a later task of the event loop,
 * because the focus moves only after the `focus` event.
 */
const returnFocus = () =>
  setTimeout(() => {
    if (!readerHasActed) (frameElement as HTMLIFrameElement | null)?.blur();
  });

/** Returns the focus to the docs page. Called after a story in a frame has played. */
export function returnFocusAfterPlay(): void {
  if (window.name !== frameName) return;
  for (const target of [window, parent])
    for (const type of ['keydown', 'pointerdown'])
      target.addEventListener(type, recordAction, { capture: true });
  returnFocus();
  addEventListener('focus', returnFocus);
}

import type { Decorator } from '@storybook/react-vite';
import * as styles from './decorators.css.ts';
import { viewports } from './toolbar.ts';

/** Name of the frame that holds a story on a docs page. */
export const frameName = 'story-on-a-docs-page';

/**
 * On a docs page, shows a story in its own frame if it fills the window, takes the focus, or sets a global such as a
 * phone's width or twice the text size. Without a frame it would change the page around it.
 */
export const withFrame: Decorator = (
  Story,
  { viewMode, id, title, name, globals, storyGlobals, parameters },
) => {
  const needed =
    parameters.framed || parameters.layout === 'fullscreen' || Object.keys(storyGlobals).length > 0;
  if (viewMode !== 'docs' || !needed) return <Story />;
  const size = Object.entries(viewports).find(([key]) => key === storyGlobals.viewport?.value)?.[1].styles;
  // The toolbar's choice is the frame's too.
  const choice = Object.entries(globals).filter(([, value]) => typeof value === 'string');
  const address = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: choice.map((each) => each.join(':')).join(';'),
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

/** Scrolls the frame's own document alone; the browser would scroll the page around it too. */
function comeIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) scrollBy(0, top - innerHeight / 2);
}

/** A menu closes when its window loses the focus; on a docs page it is to stay open. */
const ignoreBlur = (event: FocusEvent) => event.target === window && event.stopImmediatePropagation();

/** Before a story in a frame plays: its focus and scrolling must not move the page around the frame. */
export function focusWithoutScrolling(): void {
  if (window.name !== frameName) return;
  addEventListener('blur', ignoreBlur, { capture: true });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
    if (!options?.preventScroll) comeIntoView(this);
  };
  Element.prototype.scrollIntoView = function showInPlace() {
    comeIntoView(this);
  };
}

/** Whether a key or a pointer was pressed, in this frame or on the page around it. */
let used = false;
const noteUse = (event: Event) => {
  used ||= event.isTrusted;
};

/** Returns the focus to the page, unless the reader uses the frame. Waits, since the focus has not arrived yet. */
const leave = () =>
  setTimeout(() => {
    if (!used) (frameElement as HTMLIFrameElement | null)?.blur();
  });

/** After a story in a frame was played: the focus stays on the page around the frame. */
export function leaveFocus(): void {
  if (window.name !== frameName) return;
  for (const target of [window, parent])
    for (const type of ['keydown', 'pointerdown']) target.addEventListener(type, noteUse, { capture: true });
  leave();
  addEventListener('focus', leave);
}

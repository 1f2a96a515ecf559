/**
 * Lets the browser restore the scroll position of a reloaded page and of a discarded tab. A navigation inside the app
 * starts each page at the top.
 */
export function setScrollRestoration() {
  const letAppScroll = () => {
    history.scrollRestoration = 'manual';
  };
  const letBrowserScroll = () => {
    history.scrollRestoration = 'auto';
  };
  // Waits for `load`, because until then the browser may still restore the scroll position.
  if (document.readyState === 'complete') letAppScroll();
  else addEventListener('load', () => setTimeout(letAppScroll));
  addEventListener('pageshow', ({ persisted }) => persisted && letAppScroll());
  addEventListener('pagehide', letBrowserScroll);
  // A hidden tab may be discarded without any further event.
  document.addEventListener('visibilitychange', () =>
    document.hidden ? letBrowserScroll() : letAppScroll(),
  );
}

/**
 * Lets the browser restore the scroll position of a reloaded page and of a discarded tab. A navigation inside the app
 * starts each page at the top.
 */
export function keepPlace() {
  const leaveToApp = () => {
    history.scrollRestoration = 'manual';
  };
  const leaveToBrowser = () => {
    history.scrollRestoration = 'auto';
  };
  // Waits for `load`, because until then the browser may still restore the scroll position.
  if (document.readyState === 'complete') leaveToApp();
  else addEventListener('load', () => setTimeout(leaveToApp));
  addEventListener('pageshow', ({ persisted }) => persisted && leaveToApp());
  addEventListener('pagehide', leaveToBrowser);
  // A hidden tab may be discarded without any further event.
  document.addEventListener('visibilitychange', () => (document.hidden ? leaveToBrowser() : leaveToApp()));
}

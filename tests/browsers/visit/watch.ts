declare global {
  /** Resolves when all that a page has said has arrived. Put into the page by `watchScript`. */
  var everythingIsSaid: (() => Promise<void>) | undefined;
}

/** Address to which a page reports its errors. */
export const saidPath = '/--said';

/** A script that tells every error, warning and refusal of a page: not every driver hears them. */
export const watchScript = `(${watch})(${JSON.stringify(saidPath)})`;

function watch(path: string) {
  const { fetch } = globalThis;
  const said: Promise<unknown>[] = [];
  const say = (text: string) =>
    void said.push(
      fetch(path, { method: 'POST', body: `${location.pathname}: ${text}`, keepalive: true }).catch(() => {}),
    );
  globalThis.everythingIsSaid = () => Promise.all(said).then(() => {});
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...all) => {
      say(
        `console ${kind}: ${all.map((one) => (one instanceof Error ? `${one} ${one.stack}` : one)).join(' ')}`,
      );
      write.apply(console, all);
    };
  }
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) say(`uncaught: ${event.message} ${event.error?.stack ?? ''}`);
    else if (event.target instanceof Element) say(`did not load: ${event.target.outerHTML.slice(0, 200)}`);
  };
  addEventListener('error', onError, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => say(`unhandled: ${reason} ${reason?.stack ?? ''}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    say(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

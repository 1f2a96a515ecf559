declare global {
  /** Resolves when all reports of the page have arrived. `watchScript` defines it in the page. */
  var allIsReported: (() => Promise<void>) | undefined;
}

/** Address to which a page reports its errors. */
export const reportPath = '/--report';

/** Script that reports every error, warning and policy violation of a page, because not every driver does. */
export const watchScript = `(${watch})(${JSON.stringify(reportPath)})`;

function watch(path: string) {
  const { fetch } = globalThis;
  const reports: Promise<unknown>[] = [];
  const report = (text: string) =>
    void reports.push(
      fetch(path, { method: 'POST', body: `${location.pathname}: ${text}`, keepalive: true }).catch(() => {}),
    );
  globalThis.allIsReported = () => Promise.all(reports).then(() => {});
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...all) => {
      report(
        `console ${kind}: ${all.map((one) => (one instanceof Error ? `${one} ${one.stack}` : one)).join(' ')}`,
      );
      write.apply(console, all);
    };
  }
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) report(`uncaught: ${event.message} ${event.error?.stack ?? ''}`);
    else if (event.target instanceof Element) report(`did not load: ${event.target.outerHTML.slice(0, 200)}`);
  };
  addEventListener('error', onError, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) =>
    report(`unhandled: ${reason} ${reason?.stack ?? ''}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    report(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

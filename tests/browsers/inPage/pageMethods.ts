import type { BrowserPage, Target } from '../BrowserPage.ts';
import { queriesScript } from './find.ts';
import { waitFor } from './waitFor.ts';

/**
 * Returns the methods that all drivers share: opening pages, and reading them. `ask` returns the value of an expression
 * in the page. If the value is a promise, it waits for the result.
 */
export function pageMethods(origin: string, ask: (expression: string) => Promise<unknown>) {
  const call = (run: unknown, given: readonly unknown[]) =>
    `(async () => JSON.stringify({ value: await (${run})(...${JSON.stringify(given)}) }))()`;
  const evaluate: BrowserPage['evaluate'] = async (run, ...given) =>
    JSON.parse(String(await ask(call(run, given)))).value;
  /** Evaluates a function that may use `findVisible`. The queries are defined once in each document. */
  const evaluateWithQueries: BrowserPage['evaluate'] = async (run, ...given) => {
    const answer = await ask(`globalThis.findVisible && ${call(run, given)}`);
    if (answer) return JSON.parse(String(answer)).value;
    await ask(queriesScript);
    return evaluate(run, ...given);
  };
  /** Leaves the document and waits for another one, which may come back from the browser's memory. */
  const leave = async (how: (url: string) => void, url: string, early = false) => {
    const mark = Math.random();
    await evaluate((text) => void Object.assign(globalThis, { left: text }), mark);
    await evaluate(how, url);
    // During the navigation, a browser may show a blank page.
    const isThere = (left: number, early: boolean) =>
      Reflect.get(globalThis, 'left') !== left &&
      location.protocol !== 'about:' &&
      (document.readyState === 'complete' || (early && document.readyState === 'interactive'));
    await waitFor(
      async () => (await evaluate(isThere, mark, early)) || undefined,
      () => `No page came from ${url}.`,
    );
  };
  return {
    evaluate,
    evaluateWithQueries,
    goto: (path: string, { early }: { readonly early?: boolean } = {}) =>
      leave((url) => setTimeout(() => location.assign(url)), origin + path, early),
    back: ({ early }: { readonly early?: boolean } = {}) =>
      leave(() => setTimeout(() => history.back()), 'before', early),
    reload: ({ early }: { readonly early?: boolean } = {}) =>
      leave(() => setTimeout(() => location.reload()), 'again', early),
    /** Waits until a target is still, in the middle of the window, and not covered. */
    async settle(target: Target) {
      await waitFor(
        async () => (await evaluateWithQueries(standsFree, target)) || undefined,
        () => `${notThere(target)} Or it does not come to rest, or something lies above it.`,
      );
    },
    count: (target: Target) => evaluateWithQueries((wanted: Target) => findVisible(wanted).length, target),
    text: (target: Target) =>
      evaluateWithQueries((wanted: Target) => findVisible(wanted)[0]?.innerText ?? '', target),
    value: (target: Target) => {
      const read = (wanted: Target) => {
        const [field] = findVisible(wanted);
        return field && 'value' in field ? String(field.value) : null;
      };
      return waitFor(
        async () => (await evaluateWithQueries(read, target)) ?? undefined,
        () => notThere(target),
      );
    },
  };
}

/** Message for a target that does not appear. */
export const notThere = (target: Target) => `The page shows nothing like ${JSON.stringify(target)}.`;

/** Runs in the page. */
async function standsFree(target: Target): Promise<boolean> {
  const [element] = findVisible(target);
  if (!element) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const before = place();
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const [x, y] = place();
  const above = document.elementFromPoint(x, y);
  const isFree = element.contains(above) || above?.closest('label')?.control === element;
  return x === before[0] && y === before[1] && isFree;
}

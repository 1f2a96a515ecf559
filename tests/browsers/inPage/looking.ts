import type { BrowserPage, Target } from '../BrowserPage.ts';
import { queriesScript } from './find.ts';
import { waitFor } from './waitFor.ts';

/**
 * What is the same for every driver: going to a page, and looking at it. `ask` gives what an expression in the page
 * comes to, and waits for it if it is promised.
 */
export function lookingAt(origin: string, ask: (expression: string) => Promise<unknown>) {
  const evaluate: BrowserPage['evaluate'] = async (run, ...given) => {
    const call = `(${run})(...${JSON.stringify(given)})`;
    const answer = await ask(`(async () => JSON.stringify({ value: await ${call} }))()`);
    return JSON.parse(String(answer)).value;
  };
  /** Gives the page the queries, once for each document. */
  const prepare = async () => {
    if (!(await evaluate(() => 'shownOnPage' in globalThis))) await ask(queriesScript);
  };
  /** Leaves the document and waits for another, or for one that comes back from the browser's memory. */
  const leave = async (how: (url: string) => void, url: string, early = false) => {
    const mark = Math.random();
    await evaluate((text) => void Object.assign(globalThis, { left: text }), mark);
    await evaluate(how, url);
    // On the way, a browser may show a blank page.
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
    prepare,
    goto: (path: string, { early }: { readonly early?: boolean } = {}) =>
      leave((url) => setTimeout(() => location.assign(url)), origin + path, early),
    back: () => leave(() => setTimeout(() => history.back()), 'before'),
    reload: ({ early }: { readonly early?: boolean } = {}) =>
      leave(() => setTimeout(() => location.reload()), 'again', early),
    /** Waits until a target stands still in the middle of the window and nothing lies above it. */
    async settle(target: Target) {
      await waitFor(
        async () => {
          await prepare();
          return (await evaluate(standsFree, target)) || undefined;
        },
        () => `${notThere(target)} Or it does not come to rest, or something lies above it.`,
      );
    },
    async count(target: Target) {
      await prepare();
      return evaluate((wanted: Target) => shownOnPage(wanted).length, target);
    },
    async text(target: Target) {
      await prepare();
      return evaluate((wanted: Target) => shownOnPage(wanted)[0]?.innerText ?? '', target);
    },
    async value(target: Target) {
      const read = async () => {
        await prepare();
        return evaluate((wanted: Target) => {
          const [field] = shownOnPage(wanted);
          return field && 'value' in field ? String(field.value) : null;
        }, target);
      };
      return waitFor(
        async () => (await read()) ?? undefined,
        () => notThere(target),
      );
    },
  };
}

/** What to say when a target does not come. */
export const notThere = (target: Target) => `The page shows nothing like ${JSON.stringify(target)}.`;

/** Runs in the page. */
async function standsFree(target: Target): Promise<boolean> {
  const [element] = shownOnPage(target);
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

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Target } from '../BrowserPage.ts';

declare global {
  /** Defined in the page by `queriesScript`. */
  var TestingLibraryDom: typeof import('@testing-library/dom');
  /** Defined in the page by `queriesScript`. */
  var findVisible: typeof findVisibleIn;
}

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace('index.js', '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Expression that defines Testing Library and `findVisible` in a page. */
export const queriesScript = `(async () => { ${library};globalThis.findVisible = ${findVisibleIn}; })()`;

/** Returns all visible elements that match a target. Runs in the page, so it uses no variable from outside. */
function findVisibleIn({ role, name, label, css, within, nth }: Target): HTMLElement[] {
  const wanted = typeof name === 'object' ? new RegExp(name.pattern, 'i') : name;
  const place = within ? findVisible(within)[0] : document.body;
  const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom;
  const found = !place
    ? []
    : css
      ? [...place.querySelectorAll<HTMLElement>(css)]
      : label
        ? queryAllByLabelText(place, label, { exact: false })
        : queryAllByRole(place, role ?? '*', wanted === undefined ? {} : { name: wanted });
  const visible = found.filter(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  );
  const one = nth === undefined ? undefined : visible.at(nth);
  return nth === undefined ? visible : one ? [one] : [];
}

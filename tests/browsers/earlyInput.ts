import { appendFileSync } from 'node:fs';

import {
  type EarlyField,
  type EarlyForm,
  earlyForms,
  fillFromOutside,
  valueIn,
} from '../earlyForms/earlyForms.ts';
import type { BrowserPage, Setup } from './BrowserPage.ts';
import { earlyTable } from './startTable.ts';
import { main } from './targets.ts';
import { unreachable } from './touched/blocking.ts';
import { isTakenOver } from './visit/checks.ts';
import type { Journey, Visit } from './visit/describeVisits.ts';
import { plainPath } from './visit/startLine.ts';

const scripts = /^\/static\/js\//;

/** A form without scripts. It shows what an engine restores by itself. */
const plainForm: EarlyForm = {
  name: 'plain',
  path: plainPath,
  restored: true,
  fields: [
    { type: 'text', selector: '[name="a"]', value: 'Eleni' },
    { type: 'textarea', selector: '[name="b"]', value: 'Quotes take two days.' },
    { type: 'select', selector: '[name="c"]', value: 'chosen' },
    { type: 'checkbox', selector: '[name="d"]', value: 'true' },
  ],
};
const plainPage = `<!doctype html><title>A form without scripts</title><form><input name="a"><textarea name="b"></textarea>
<select name="c"><option value="">-<option value="chosen">Chosen</select><input type="checkbox" name="d"></form>`;

/** Values that visitors, browsers and programs put into a form before hydration are there after it. */
export function earlyInput(journey: Journey) {
  for (const form of earlyForms)
    for (const [way, { setup, bring }] of Object.entries(ways)) {
      if (way.startsWith('restored') && !form.restored) continue;
      journey(
        `the ${form.name} form keeps what is ${way} before the app begins`,
        { expected: [/404/, /Content.Security.Policy/, ...unreachable], ...setup },
        async (visit) => {
          const { page, engine, line, check } = visit;
          if (!(await bring(visit, form)))
            return addToTable(
              engine,
              form,
              way,
              'this engine restores nothing, on a page without scripts neither',
            );
          line.set({ held: undefined });
          await check('the app has taken over', () => page.evaluate(isTakenOver), true);
          await expectAll(visit, form, 'when the app has taken over');
          await drawAgain(page, form);
          await expectAll(visit, form, 'when the app has drawn the form again');
          addToTable(engine, form, way, 'kept');
        },
      );
    }
}

interface Way {
  readonly setup?: Setup;
  /** Opens the page and fills the form while the scripts are held. Resolves with `false` if the engine cannot do it. */
  bring(visit: Visit, form: EarlyForm): Promise<boolean>;
}

const ways: Record<string, Way> = {
  typed: {
    async bring({ page, line }, { path, fields }) {
      line.set({ held: scripts });
      await page.goto(path, { early: true });
      for (const field of fields) await answer(page, field);
      return true;
    },
  },
  'restored on the way back': restored(
    async (page) => {
      await page.goto('/robots.txt');
      await page.back({ early: true });
    },
    { forgetsPages: true },
  ),
  'restored by a reload': restored((page) => page.reload({ early: true })),
  'filled in': {
    async bring({ page, line }, { path, fields }) {
      line.set({ held: scripts });
      await page.goto(path, { early: true });
      for (const field of fields) await page.evaluate(fillFromOutside, field);
      return true;
    },
  },
};

/** Tests that the engine restores all values or none when a page is loaded `again`, as on a page without scripts. */
function restored(again: (page: BrowserPage) => Promise<void>, setup: Setup = {}): Way {
  const putBack = async ({ page, engine, line }: Visit, { path, fields }: EarlyForm) => {
    // The scripts are not held, because the second load would wait for them. Refused scripts do not help either: WebKit
    // does not request them again on its way back. Nor does a page that must not be stored: Firefox does not fill it.
    const first = engine === 'webkit' ? { withoutScripts: true } : { refused: scripts };
    line.set({ held: undefined, plain: plainPage, ...first });
    await page.goto(path, { early: true });
    for (const field of fields) await answer(page, field);
    line.set({ withoutScripts: false, refused: undefined, held: scripts });
    await again(page);
    await page.evaluate(nextPaint); // Firefox fills a form during layout.
    const values = await Promise.all(fields.map(({ selector }) => page.evaluate(valueIn, selector)));
    return fields.filter(({ value }, index) => values[index] === value).map(({ selector }) => selector);
  };
  return {
    setup,
    async bring(visit, form) {
      const all = form.fields.map(({ selector }) => selector);
      const back = await putBack(visit, form);
      if (back.length === 0)
        await visit.check(
          'a form without scripts gets nothing back either',
          () => putBack(visit, plainForm),
          [],
        );
      else await visit.check('the engine puts everything back', async () => back, all);
      return back.length > 0;
    },
  };
}

/** Resolves after the next paint. Runs in the page. */
const nextPaint = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Fills a field by keyboard and mouse. */
async function answer(page: BrowserPage, { type, selector, value }: EarlyField) {
  if (type === 'select') await page.choose({ css: selector }, value);
  else if (type === 'checkbox') await page.click({ css: selector });
  else await page.fill({ css: selector }, value);
}

async function expectAll({ page, check }: Visit, { fields }: EarlyForm, when: string) {
  for (const { selector, value } of fields)
    await check(`${selector} ${when}`, () => page.evaluate(valueIn, selector), value);
}

/** Changes one field, so that React renders all fields of the form again. */
async function drawAgain(page: BrowserPage, { name, fields }: EarlyForm) {
  const last = fields.at(-1);
  if (name === 'filters') return page.click({ role: 'button', name: { pattern: '^All' }, within: main });
  if (!last) return;
  await page.click({ css: last.selector });
  for (const key of ['End', { text: '!' }, 'Backspace'] as const) await page.type(key);
}

function addToTable(engine: Visit['engine'], { name, fields }: EarlyForm, way: string, outcome: string) {
  const types = [...new Set(fields.map(({ type }) => type))].join(', ');
  const row = `| ${engine} | ${name} | ${types} | ${way} | ${outcome} |\n`;
  process.stdout.write(row);
  appendFileSync(earlyTable, row);
}

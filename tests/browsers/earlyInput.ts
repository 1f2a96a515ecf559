import { appendFileSync } from 'node:fs';

import {
  type EarlyField,
  type EarlyForm,
  earlyForms,
  fillFromOutside,
  valueIn,
} from '../support/earlyInput.ts';
import type { BrowserPage } from './BrowserPage.ts';
import { earlyTable } from './startTable.ts';
import { main } from './targets.ts';
import { unreachable } from './touched/blocking.ts';
import { isTakenOver } from './visit/checks.ts';
import type { Journey, Visit } from './visit/describeVisits.ts';

const scripts = /^\/static\/js\//;

/** What visitors, browsers and programs put into a form before the app begins is there when it has begun. */
export function earlyInput(journey: Journey) {
  for (const form of earlyForms)
    for (const [way, bring] of Object.entries(ways)) {
      if (way === 'restored' && !form.restored) continue;
      journey(
        `the ${form.name} form keeps what is ${way} before the app begins`,
        { expected: [/404/, ...unreachable] },
        async (visit) => {
          const { page, engine, line, check } = visit;
          // Only so many requests may wait: a reload would wait behind them.
          line.set(way === 'restored' ? { refused: scripts } : { held: scripts });
          await page.goto(form.path, { early: true });
          if ((await bring(visit, form)) === 'nothing') return;
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

const ways: Record<string, (visit: Visit, form: EarlyForm) => Promise<'nothing' | undefined>> = {
  async typed({ page }, { fields }) {
    for (const field of fields) await answer(page, field);
    return undefined;
  },
  async restored({ page, engine, line }, form) {
    const { fields } = form;
    for (const field of fields) await answer(page, field);
    line.set({ refused: undefined, held: scripts });
    await page.reload({ early: true });
    const back = await Promise.all(fields.map(({ selector }) => page.evaluate(valueIn, selector)));
    if (fields.every(({ value }, index) => back[index] === value)) return undefined;
    addToTable(engine, form, 'restored', `not brought back by this engine: ${back.join(', ')}`);
    return 'nothing';
  },
  async 'filled in'({ page }, { fields }) {
    for (const field of fields) await page.evaluate(fillFromOutside, field);
    return undefined;
  },
};

/** Answers a field as a person does. */
async function answer(page: BrowserPage, { type, selector, value }: EarlyField) {
  if (type === 'select') await page.choose({ css: selector }, value);
  else if (type === 'checkbox') await page.click({ css: selector });
  else await page.fill({ css: selector }, value);
}

async function expectAll({ page, check }: Visit, { fields }: EarlyForm, when: string) {
  for (const { selector, value } of fields)
    await check(`${selector} ${when}`, () => page.evaluate(valueIn, selector), value);
}

/** React draws every field of a form again when one of them changes. */
async function drawAgain(page: BrowserPage, { name, fields }: EarlyForm) {
  const last = fields.at(-1);
  if (name === 'filters')
    return page.click({ role: 'button', name: { pattern: '^All areas' }, within: main });
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

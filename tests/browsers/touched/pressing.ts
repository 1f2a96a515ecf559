import { main, title } from '../targets.ts';
import type { Journey } from '../visit/describeVisits.ts';
import { hydrationErrors, translateLater } from './translate.ts';

const paths = ['/', '/automations', '/ai-audit#sample', '/contact', '/case-studies', '/no/such/page'];

/** Presses every button of a translated page. React must still find the elements that it changes. */
export function pressing(journey: Journey) {
  for (const path of paths)
    journey(
      `every button of ${path} can be pressed while it is translated`,
      { touch: translateLater, expected: [/404/, ...hydrationErrors] },
      async (visit) => {
        const { page, open, check, shows } = visit;
        await open(path);
        await check(
          'it is translated',
          () => page.evaluate(() => document.querySelector('h1 font') !== null),
          true,
        );
        for (let round = 0; round < 2; round++) await page.evaluate(pressAll);
        await shows(main);
        await shows(title);
      },
    );
}

/** Presses all buttons one after another, except those that leave the page. Runs in the page. */
async function pressAll() {
  const leaving = /print|download|save|copy|mail/i;
  for (const button of document.querySelectorAll<HTMLElement>('main button, main summary, main label')) {
    if (button.isConnected && !leaving.test(button.textContent)) button.click();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

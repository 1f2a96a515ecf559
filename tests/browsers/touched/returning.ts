import { answers } from '../../geminiServer/geminiServer.ts';
import { ask, expectReport, fillAudit, fillContact, openChat, reportOfTheModel } from '../journeys/steps.ts';
import {
  banner,
  button,
  chatButton,
  chatInput,
  generate,
  link,
  main,
  navigation,
  newestMessage,
  title,
} from '../targets.ts';
import type { Journey } from '../visit/describeVisits.ts';

const dark = { role: 'radio', name: { pattern: '^Dark' } } as const;

/** Returning to a page, two tabs, and double presses. */
export function returning(journey: Journey) {
  journey(
    'a page out of the memory of the browser goes on where it was',
    { ai: true, needs: 'keepsPages' },
    async (visit) => {
      const { page, gemini, line, open, check, reads } = visit;
      gemini.always(answers('An answer of the model.'));
      await open('/contact');
      await fillContact(page);
      await openChat(visit, page);
      await ask(visit, page, 'Hello');
      await page.evaluate(() => void Object.assign(globalThis, { rested: true }));
      // A browser keeps no page in memory that has a running request.
      await check('nothing is under way', async () => line.underWay, 0);
      await page.goto('/robots.txt');
      await page.back();
      await check('the page had rested', () => page.evaluate(() => 'rested' in globalThis), true);
      await ask(visit, page, 'Are you still there?');
      await reads(newestMessage, 'An answer of the model.');
      await check(
        'the text is there',
        () => page.value({ label: 'What is it about?', within: main }),
        'Quotes take two days.',
      );
      await page.click(link('Services', navigation));
      await reads(title, 'Services');
    },
  );

  journey('two tabs keep both their reports, and settings follow', { ai: true }, async (visit) => {
    const { page, gemini, open, check, shows } = visit;
    gemini.always(answers(reportOfTheModel));
    await open('/ai-audit');
    const other = await page.newTab();
    await open('/ai-audit', other);
    for (const tab of [page, other]) {
      await fillAudit(tab);
      await tab.click(generate);
      await expectReport(visit, tab);
    }
    const reports = { role: 'listitem', within: { role: 'group', name: 'Your reports' } } as const;
    for (const tab of [page, other]) {
      await open('/ai-audit', tab);
      await check('both reports are kept', () => tab.count(reports), 2);
    }
    await page.click(button('Display settings', banner));
    await page.click(dark);
    await check('the other tab is dark too', () => other.evaluate(() => document.body.dataset.theme), 'dark');
    await shows(chatButton, other);
  });

  journey('what is pressed twice is done once', { ai: true }, async (visit) => {
    const { page, gemini, line, open, shows, check, reads } = visit;
    gemini.always(answers(reportOfTheModel, { after: 500 }));
    const asked = (path: RegExp) => line.requested.filter((one) => path.test(one)).length;
    await open('/ai-audit');
    await fillAudit(page);
    await page.doubleClick(generate);
    await expectReport(visit, page);
    await check('the model was asked once', async () => asked(/generateContent/), 1);
    await page.doubleClick(chatButton);
    await shows(chatInput);
    await page.doubleClick(link('Contact', navigation));
    await reads(title, 'Contact');
    await page.evaluate(() => history.back());
    await shows({ role: 'region', name: 'Executive Summary', within: main });
  });
}

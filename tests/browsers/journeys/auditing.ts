import { answers } from '../../geminiServer/geminiServer.ts';
import { generate, link, main, navigation, reportPart, title } from '../targets.ts';
import type { Journey } from '../visit/describeVisits.ts';
import { expectReport, fillAudit, reportOfTheModel } from './steps.ts';

/** The audit, from the empty form to earlier reports. */
export function auditing(journey: Journey) {
  journey('the model writes a report, which is found again later', { ai: true }, async (visit) => {
    const { page, gemini, open, reads, shows } = visit;
    gemini.always(answers(reportOfTheModel));
    await open('/ai-audit');
    await fillAudit(page);
    await page.click({ role: 'checkbox', name: 'Finance', within: main });
    await page.click(generate);
    await expectReport(visit, page);
    await reads(main, /AI-generated/i);
    await reads(reportPart('Executive Summary'), 'The mill types every order twice.');
    await open('/ai-audit');
    await page.click({
      role: 'button',
      name: { pattern: '^(?!Rename|Delete).*Zephyr Mills$' },
      within: main,
    });
    await expectReport(visit, page);
    await page.evaluate(() => history.back());
    await shows(generate);
  });

  journey('templates make a report where there is no model', { expected: [/503/] }, async (visit) => {
    const { page, open, reads } = visit;
    await open('/ai-audit');
    await fillAudit(page);
    await page.click(generate);
    await expectReport(visit, page);
    await reads(main, /prepared from templates/i);
  });

  journey('what is missing is said, and answers survive a look at another page', {}, async (visit) => {
    const { page, open, shows, reads, check } = visit;
    await open('/ai-audit');
    await page.click(generate);
    await shows({ role: 'region', name: 'There are 3 problems', within: main });
    await fillAudit(page);
    await page.click(link('About Us', navigation));
    await reads(title, 'About Us');
    await page.evaluate(() => history.back());
    await shows(generate);
    await check(
      'the name is there',
      () => page.value({ label: 'Contact name', within: main }),
      'Eleni Georgiou',
    );
  });
}

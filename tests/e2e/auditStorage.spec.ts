import { expect, test } from './fixtures.ts';
import { answersOfABakery, companySize, fillForm, generate, industry, reportShown } from './support/audit.ts';
import { earlierRecord } from './support/records.ts';
import { fillStorage, main, open, stored, storedText } from './support/site.ts';

test.use({ expectedConsole: /status of 503/ });

const flags = {
  customerService: false,
  sales: true,
  operations: false,
  finance: false,
  hr: false,
  other: false,
};
const earlier = [3, 2, 1].map((minutes) => earlierRecord(`Company ${minutes}`, minutes));

test('[ENT-06, ST-08, ST-11] a report is stored as a record with time, answers, report and status, and is listed on the next visit', async ({
  page,
}) => {
  const from = Date.now();
  await fillForm(page, ['Sales']);
  await generate(page).click();
  await reportShown(page);
  const audits = await stored(page, 'audits');
  expect(audits).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(/\d{6,}/),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      status: 'new',
      followUpSent: false,
      formData: {
        businessName: answersOfABakery['Business name'],
        contactName: answersOfABakery['Contact name'],
        email: answersOfABakery.Email,
        phone: answersOfABakery.Phone,
        industry,
        companySize,
        challengeDescription: answersOfABakery['Describe your challenge'],
        areasOfInterest: flags,
      },
      report: {
        executiveSummary: expect.any(String),
        keyOpportunities: expect.arrayContaining([
          { title: expect.any(String), description: expect.any(String) },
        ]),
        recommendedSolutions: expect.arrayContaining([
          {
            title: expect.any(String),
            description: expect.any(String),
            priority: expect.stringMatching(/^(High|Medium|Low)$/),
            roi: expect.stringMatching(/^\d+-\d+%$/),
            implementationDifficulty: expect.stringMatching(/^(Easy|Medium|Hard|Low|High)$/),
          },
        ]),
      },
    }),
  ]);
  const text = (await storedText(page, 'audits')) ?? '';
  const timestamp = /"timestamp":"([^"]+)"/.exec(text)?.[1] ?? '';
  const id = /"id":"([^"]+)"/.exec(text)?.[1] ?? '';
  const time = new Date(timestamp).getTime();
  expect(time).toBeGreaterThanOrEqual(from);
  expect(time).toBeLessThanOrEqual(Date.now());
  expect(id).toContain(String(time).slice(0, 8));
  await open(page, '/ai-audit');
  await main(page)
    .getByRole('button', { name: new RegExp(answersOfABakery['Business name']) })
    .first()
    .click();
  await reportShown(page);
});

test('[X-06] all stored data can be deleted after a confirmation', async ({ page }) => {
  await fillStorage(page, { audits: JSON.stringify(earlier) });
  await open(page, '/privacy');
  await main(page)
    .getByRole('button', { name: /delete/i })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: /delete/i }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

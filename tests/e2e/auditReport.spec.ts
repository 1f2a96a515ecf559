import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import {
  answersOfABakery,
  changeAnswers,
  companySize,
  fillForm,
  generate,
  industry,
  ranges,
  reportShown,
  reportText,
  section,
} from './support/audit.ts';
import { modelRequests } from './support/chat.ts';
import { main } from './support/site.ts';

test.use({ ai: 'on', expectedConsole: /Failed to load resource/ });

const headings = ['## Executive Summary', '## Key Opportunities', '## Recommended Solutions'] as const;

test('[AUD-03, AUD-05, AUD-06, AUD-07, X-07] the model’s report is shown in its three parts, as written by AI', async ({
  page,
  gemini,
}) => {
  gemini.always(answers(reportText(headings)));
  await fillForm(page);
  await generate(page).click();
  await reportShown(page);
  await expect(section(page, 'Executive Summary')).toContainText('The bakery types every order twice.');
  await expect(section(page, 'Key Opportunities')).toContainText('Orders by message');
  await expect(section(page, 'Key Opportunities')).toContainText('Read and entered once.');
  const solutions = section(page, 'Recommended Solutions');
  for (const text of ['Order reader', 'Reads messages and enters orders.', 'High', '120-180%', 'Easy'])
    await expect(solutions).toContainText(text);
  await expect(main(page)).toContainText(answersOfABakery['Business name']);
  await expect(main(page)).toContainText(/AI-generated/i);
  await expect(main(page)).not.toContainText(/prepared from templates/i);
});

test('[CALL-08, CONST-01, D6] the audit request has business details and an instruction, and nothing personal', async ({
  page,
  gemini,
}) => {
  const before = gemini.requests.length;
  const requests = modelRequests(page);
  gemini.always(answers(reportText(headings)));
  await fillForm(page, ['Finance']);
  await generate(page).click();
  await reportShown(page);
  expect(gemini.requests.length).toBe(before + 1);
  expect(requests[0]?.url).toContain('models/gemini-2.0-flash:generateContent');
  expect(gemini.requests.at(-1)?.body).toMatchObject({
    contents: [{ role: 'user' }],
    systemInstruction: { parts: [{ text: expect.any(String) }] },
  });
  const body = JSON.stringify(gemini.requests.at(-1)?.body);
  const { 'Business name': name, 'Describe your challenge': challenge } = answersOfABakery;
  for (const sent of [name, challenge, industry, companySize]) expect(body).toContain(sent);
  expect(body).toMatch(/finance/i);
  const { 'Contact name': contact, Email: email, Phone: phone } = answersOfABakery;
  const everything = JSON.stringify(requests) + body;
  for (const kept of [contact, email, phone]) expect(everything).not.toContain(kept);
});

test('[VAL-09] the audit reads a reply with headings of every style', async ({ page, gemini }) => {
  await fillForm(page);
  for (const [style, ...lines] of [
    ['second-level headings', ...headings],
    ['bold lines', '**Executive Summary**', '**Key Opportunities**', '**Recommended Solutions**'],
    ['numbered lines', '1. Executive Summary:', '2. Key Opportunities:', '3. Recommended Solutions:'],
    ['plain lines', 'Executive Summary', 'Key Opportunities', 'Recommended Solutions'],
  ] as const)
    await test.step(style, async () => {
      gemini.always(answers(reportText(lines)));
      await generate(page).click();
      await reportShown(page);
      await expect(section(page, 'Executive Summary')).toContainText('The bakery types every order twice.');
      await expect(section(page, 'Key Opportunities')).toContainText('Orders by message');
      await expect(section(page, 'Recommended Solutions')).toContainText('Order reader');
      await expect(section(page, 'Executive Summary')).not.toContainText('Orders by message');
      await expect(section(page, 'Key Opportunities')).not.toContainText('Order reader');
      await changeAnswers(page);
    });
});

test('[VAL-10, VAL-11] the audit reads a reply without headings: first paragraph as summary, lists filled', async ({
  page,
  gemini,
}) => {
  gemini.always(answers('You lose hours to typing.\n\nThat could be better.'));
  await fillForm(page, ['Finance']);
  await generate(page).click();
  await reportShown(page);
  await expect(section(page, 'Executive Summary')).toContainText('You lose hours to typing.');
  await expect(section(page, 'Key Opportunities')).toContainText(/finance/i);
  await expect(section(page, 'Recommended Solutions')).toContainText(ranges);
});

test('[VAL-11] the audit fills empty lists to suit the chosen areas', async ({ page, gemini }) => {
  gemini.always(answers('A summary and no more.'));
  const texts: string[] = [];
  for (const area of ['Finance', 'Sales']) {
    await fillForm(page, [area]);
    await generate(page).click();
    await reportShown(page);
    const items = section(page, 'Key Opportunities').getByRole('listitem');
    await expect(items).toHaveCount(3);
    const text = (await items.allInnerTexts()).join('\n');
    expect(text).toMatch(new RegExp(area, 'i'));
    texts.push(text);
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(texts[0]).not.toBe(texts[1]);
});

test('[VAL-12] a solution with only a title gets Medium, 150-200% and Medium', async ({ page, gemini }) => {
  gemini.always(
    answers(`${headings[0]}\n\nA summary.\n\n${headings[1]}\n\n- Orders\n\n${headings[2]}\n\n- Order reader`),
  );
  await fillForm(page);
  await generate(page).click();
  await reportShown(page);
  const solutions = section(page, 'Recommended Solutions');
  await expect(solutions).toContainText('Order reader');
  await expect(solutions).toContainText('150-200%');
  expect((await solutions.innerText()).match(/Medium/g)).toHaveLength(2);
});

test('[AUD-07, A11] a solution shows its difficulty in the words of the model', async ({ page, gemini }) => {
  await fillForm(page);
  for (const word of ['Low', 'High', 'Hard'])
    await test.step(word, async () => {
      const text = reportText(headings).replace('Difficulty: Easy', `Difficulty: ${word}`);
      gemini.always(answers(text.replace('Priority: High', 'Priority: Medium')));
      await generate(page).click();
      await reportShown(page);
      await expect(section(page, 'Recommended Solutions')).toContainText(word);
      await changeAnswers(page);
    });
});

test('[AUD-05] character references in the model’s report are decoded under the security policy', async ({
  page,
  gemini,
}) => {
  gemini.always(answers(reportText(headings).replace('types', 'reads faxes &amp; mail, then&nbsp;types')));
  await fillForm(page);
  await generate(page).click();
  await reportShown(page);
  await expect(section(page, 'Executive Summary')).toContainText('reads faxes & mail, then\u00a0types');
  await expect(main(page)).toContainText(/AI-generated/i);
});

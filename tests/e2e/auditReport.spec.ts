import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import {
  answersOfABakery,
  companySize,
  expectReport,
  fillForm,
  generate,
  industry,
  reportText,
  section,
} from './support/audit.ts';
import { modelRequests } from './support/chat.ts';
import { main } from './support/site.ts';

test.use({ ai: 'on' });

const headings = ['## Executive Summary', '## Key Opportunities', '## Recommended Solutions'] as const;

// Replies of other forms are read in services/audit/parseReport.test.ts.
test('[AUD-03, AUD-05, AUD-06, AUD-07, CALL-08, CONST-01, X-07, D6] the model’s report is shown in its three parts, as written by AI, for a request with nothing personal', async ({
  page,
  gemini,
}) => {
  const before = gemini.requests.length;
  const requests = modelRequests(page);
  // The security policy forbids the usual way to decode references.
  gemini.always(answers(reportText(headings).replace('types', 'reads faxes &amp; mail, then&nbsp;types')));
  await fillForm(page, ['Finance']);
  await generate(page).click();
  await expectReport(page);
  await expect(section(page, 'Executive Summary')).toContainText(
    'The bakery reads faxes & mail, then\u00a0types every order twice.',
  );
  await expect(section(page, 'Key Opportunities')).toContainText('Orders by message');
  await expect(section(page, 'Key Opportunities')).toContainText('Read and entered once.');
  const solutions = section(page, 'Recommended Solutions');
  for (const text of ['Order reader', 'Reads messages and enters orders.', 'High', '120-180%', 'Easy'])
    await expect(solutions).toContainText(text);
  await expect(main(page)).toContainText(answersOfABakery['Business name']);
  await expect(main(page)).toContainText(/AI-generated/i);
  await expect(main(page)).not.toContainText(/prepared from templates/i);

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
  for (const contactDetail of [contact, email, phone]) expect(everything).not.toContain(contactDetail);
});

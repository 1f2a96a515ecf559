import { answers } from '../geminiServer/geminiServer.ts';
import { expect, test } from './fixtures.ts';
import { ask, log, modelRequests, openChat } from './support/chat.ts';
import { callsOf } from './support/gemini.ts';
import { open } from './support/site.ts';

test.use({
  ai: 'on',
  // A failed request is logged by the browser itself.
  expectedConsole: /Failed to load resource/,
});

const question = 'How can I contact you?';
test.beforeEach(async ({ page, gemini }) => {
  gemini.always(answers('The model says hello.'));
  await open(page, '/about');
  await openChat(page);
});

test('[ST-01, CALL-01, CONST-01] the gateway sends the first message to the specified model by POST', async ({
  page,
  gemini,
}) => {
  const calls = callsOf(gemini);
  const requests = modelRequests(page);
  expect(await ask(page, question)).toContain('The model says hello.');
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/\/models\/gemini-2\.0-flash:streamGenerateContent$/),
  ]);
  expect(calls()).toMatchObject([{ httpMethod: 'POST', method: 'streamGenerateContent' }]);
});

test('[CALL-02, CALL-04, CONST-02, CONST-03] the request to the model has contents, instruction, configuration and safety settings', async ({
  page,
  gemini,
}) => {
  const calls = callsOf(gemini);
  await ask(page, question);
  const threshold = 'BLOCK_MEDIUM_AND_ABOVE';
  expect(calls()[0]?.body).toMatchObject({
    contents: [{ role: 'user', parts: [{ text: question }] }],
    systemInstruction: { parts: [{ text: expect.stringContaining('assistant') }] },
    generationConfig: { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 1024 },
    safetySettings: expect.arrayContaining([
      { category: 'HARM_CATEGORY_HARASSMENT', threshold },
      { category: 'HARM_CATEGORY_HATE_SPEECH', threshold },
      { category: 'HARM_CATEGORY_SEXUALLY_EXPLICIT', threshold },
      { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', threshold },
    ]),
  });
});

test('[CALL-02] the key is sent as a header by the gateway, in no address, and never to the browser', async ({
  page,
  gemini,
}) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    seen.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  const calls = callsOf(gemini);
  await ask(page, question);
  expect(calls()[0]?.headers['x-goog-api-key']).toBe('test-key');
  expect(calls()[0]?.url).not.toContain('key');
  expect(seen.join('\n')).not.toContain('test-key');
});

test('[CALL-04] the browser sends a system instruction in the form the service takes', async ({ page }) => {
  const requests = modelRequests(page);
  await ask(page, question);
  expect(requests[0]?.body).toMatchObject({
    contents: [{ role: 'user', parts: [{ text: question }] }],
    systemInstruction: { parts: [{ text: expect.any(String) }] },
    generationConfig: { temperature: 0.7, topK: 40, topP: 0.95, maxOutputTokens: 1024 },
    safetySettings: expect.any(Array),
  });
});

test('[CALL-03] the chat shows the first of several candidates', async ({ page, gemini }) => {
  const candidate = (text: string) => ({
    content: { role: 'model', parts: [{ text }] },
    finishReason: 'STOP',
  });
  gemini.always(({ response }) => {
    const body = { candidates: [candidate('The first.'), candidate('The second.')] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await ask(page, question);
  await expect(log(page)).toContainText('The first.');
  await expect(log(page)).not.toContainText('The second.');
});

test('[CALL-05, CONST-05] a request has at most five earlier messages, the first from the visitor', async ({
  page,
  gemini,
}) => {
  const calls = callsOf(gemini);
  for (let turn = 1; turn <= 5; turn++) await ask(page, `Question ${turn}?`);
  const last: unknown = calls().at(-1)?.body;
  const turn = (role: string, text: string) => ({ role, parts: [{ text }] });
  expect(last).toMatchObject({
    contents: [
      turn('user', 'Question 3?'),
      turn('model', 'The model says hello.'),
      turn('user', 'Question 4?'),
      turn('model', 'The model says hello.'),
      turn('user', 'Question 5?'),
    ],
  });
});

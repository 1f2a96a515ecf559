import { expect, test } from 'vitest';

import { emptyAuditForm } from './audit/emptyAuditForm.ts';
import { fakeServices } from './fakes.ts';
import { type aiScenarios, aiServices, storageServices } from './scenarios.ts';

const ask = async (scenario: (typeof aiScenarios)[number]) => {
  const assistant = await fakeServices(aiServices(scenario)).assistant();
  const reply = await assistant.reply('What services do you offer?', []);
  return { source: reply.source, ...assistant.status() };
};

test.each([
  ['answering', { source: 'ai', mode: 'ai', errors: 0 }],
  ['blocked', { source: 'site', mode: 'ai', errors: 1 }],
  ['down', { source: 'site', mode: 'ai', errors: 1 }],
  ['unconfigured', { source: 'site', mode: 'offline' }],
] as const)('a chat while the model is %s', async (scenario, expected) => {
  expect(await ask(scenario)).toMatchObject(expected);
});

test('aiServices: a slow model answers nothing until the visitor stops it', async () => {
  const assistant = await fakeServices(aiServices('slow')).assistant();
  const stop = new AbortController();
  const reply = assistant.reply('Anyone there?', [], stop.signal);
  stop.abort();
  await expect(reply).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test.each(['blocked', 'down', 'unconfigured'] as const)(
  'aiServices: a model that is %s leaves the audit to templates',
  async (scenario) => {
    const audit = await fakeServices(aiServices(scenario)).audit();
    const { source } = await audit.generate({ ...emptyAuditForm, businessName: 'Bakery' });
    expect(source).toBe('template');
  },
);

test.each([
  ['empty', 'kept', 'kept'],
  ['full', 'full', 'latest-only'],
  ['blocked', 'blocked', 'lost'],
  ['corrupt', 'kept', 'kept'],
] as const)('storageServices: storage that is %s', async (scenario, written, saved) => {
  const services = fakeServices(storageServices(scenario));
  expect(services.local.write('anything', '1')).toBe(written);
  expect(services.session.write('anything', '1')).toBe(written);
  const generated = await (await services.audit()).generate(emptyAuditForm);
  expect((await services.audits.save(emptyAuditForm, generated)).outcome).toBe(saved);
});

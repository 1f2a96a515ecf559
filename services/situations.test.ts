import { expect, test } from 'vitest';

import { emptyAuditForm } from './audit/emptyAuditForm.ts';
import { fakeServices } from './fakes.ts';
import { aiServices, type aiSituations, storageServices } from './situations.ts';

const ask = async (situation: (typeof aiSituations)[number]) => {
  const assistant = await fakeServices(aiServices(situation)).assistant();
  const reply = await assistant.reply('What services do you offer?', []);
  return { source: reply.source, ...assistant.status() };
};

test.each([
  ['answering', { source: 'ai', mode: 'ai', errors: 0 }],
  ['blocked', { source: 'site', mode: 'ai', errors: 1 }],
  ['down', { source: 'site', mode: 'ai', errors: 1 }],
  ['unconfigured', { source: 'site', mode: 'offline' }],
] as const)('a chat while the model is %s', async (situation, expected) => {
  expect(await ask(situation)).toMatchObject(expected);
});

test('a slow model answers nothing until the visitor stops it', async () => {
  const assistant = await fakeServices(aiServices('slow')).assistant();
  const stop = new AbortController();
  const reply = assistant.reply('Anyone there?', [], stop.signal);
  stop.abort();
  await expect(reply).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test.each(['blocked', 'down', 'unconfigured'] as const)(
  'a model that is %s leaves the audit to templates',
  async (situation) => {
    const audit = await fakeServices(aiServices(situation)).audit();
    const { source } = await audit.generate({ ...emptyAuditForm, businessName: 'Bakery' });
    expect(source).toBe('template');
  },
);

test.each([
  ['empty', 'kept', 'kept'],
  ['full', 'full', 'latest-only'],
  ['blocked', 'blocked', 'lost'],
  ['corrupt', 'kept', 'kept'],
] as const)('storage that is %s', async (situation, written, saved) => {
  const services = fakeServices(storageServices(situation));
  expect(services.local.write('anything', '1')).toBe(written);
  expect(services.session.write('anything', '1')).toBe(written);
  const generated = await (await services.audit()).generate(emptyAuditForm);
  expect(services.audits.save(emptyAuditForm, generated).outcome).toBe(saved);
});

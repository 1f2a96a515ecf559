import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { anyText } from '#tests/visitors/internationalInputs.ts';
import { auditVisitor } from '#tests/visitors/internationalVisitors.ts';
import { createAuditStore } from '../audit/createAuditStore.ts';
import { templateReport } from '../audit/templates/templateReport.ts';
import { createBrowserStore } from '../storage/browserStore.ts';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { createStoredValue } from '../storage/storedValue.ts';
import { storedKeys } from './storedKeys.ts';
import { exportVisitorData } from './visitorData.ts';

// Many runs of a property, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const chat = fc.record({
  messages: fc.array(fc.record({ content: anyText(), isUser: fc.boolean() }), { maxLength: 10 }),
  draft: anyText(),
  withoutAi: fc.boolean(),
});

test('storage: drafts, conversations and reports of anybody survive the storage, and the export holds them all', async () => {
  await fc.assert(
    fc.asyncProperty(auditVisitor, chat, async (visitor, conversation) => {
      const [local, session] = [createMemoryStore(), createMemoryStore()];
      createStoredValue(session, storedKeys['audit-draft']).write(visitor);
      createStoredValue(session, storedKeys.chat).write(conversation);
      const report = templateReport(visitor);
      const { record, outcome } = await createAuditStore(local).save(visitor, { report, source: 'template' });

      expect(createStoredValue(session.openTab(), storedKeys['audit-draft']).read()).toEqual(visitor);
      expect(createStoredValue(session.openTab(), storedKeys.chat).read()).toEqual(conversation);
      expect([outcome, createAuditStore(local.openTab()).list()]).toEqual(['saved', [record]]);
      expect(JSON.parse(exportVisitorData({ local, session }))).toEqual({
        'audit-draft': visitor,
        chat: conversation,
        audits: [record],
      });
    }),
    { numRuns: 300 },
  );
});

const anyJson = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }).map((value) => JSON.stringify(value));
const record = fc.record({
  id: anyText(40),
  timestamp: anyText(40),
  report: fc.record({ executiveSummary: anyText() }),
});
const anything = fc.oneof(
  anyText(),
  anyJson,
  fc.array(record, { maxLength: 3 }).map((records) => JSON.stringify(records)),
  fc.constantFrom('['.repeat(50_000), '{"a":'.repeat(50_000), '{"__proto__":[]}', '[null]', '1e999'),
);

test('storage: whatever stands in the storage, it is read without an error, kept aside and exported', () => {
  fc.assert(
    fc.property(anything, fc.constantFrom(...Object.values(storedKeys)), (text, key) => {
      const store = createMemoryStore({ [key.key]: text });
      const value = createStoredValue<unknown>(store, key);
      const read = value.read();
      if (key !== storedKeys.audits)
        createAuditStore(createMemoryStore({ audits: text, 'latest-audit': text })).list();
      const exported: unknown = JSON.parse(exportVisitorData({ local: store, session: createMemoryStore() }));
      expect(exported).toHaveProperty([key.key]);
      if (read === null) expect(Object.values(exported ?? {})).toContain(text);
    }),
    { numRuns: 1_000 },
  );
});

test('storage: a storage that throws anything at any call costs nobody a draft on the screen', () => {
  fc.assert(
    fc.property(fc.anything(), auditVisitor, (thrown, visitor) => {
      const store = createBrowserStore(() => {
        throw thrown;
      });
      const draft = createStoredValue(store, storedKeys['audit-draft']);
      expect(draft.write(visitor)).not.toBe('saved');
      expect(draft.read()).toBeNull();
      expect(draft.remove()).toBe(false);
    }),
    { numRuns: 200 },
  );
});

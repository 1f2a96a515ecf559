import { expect, test, vi } from 'vitest';
import { fakeStore } from '../storage/fakeStore.ts';
import { createMemoryStore } from '../storage/memoryStore.ts';
import { subscribeToKeys } from '../storage/storeChanges.ts';
import { storedKeys } from './storedKeys.ts';
import { clearSessionOnDeletion, deleteVisitorData, exportVisitorData } from './visitorData.ts';

const keys = Object.keys(storedKeys);

test('[P-06] deleteVisitorData deletes every documented key and what was kept aside, and nothing else', () => {
  const texts = Object.fromEntries(
    keys.flatMap((key) => [
      [key, '1'],
      [`${key}.corrupt`, '2'],
    ]),
  );
  const local = createMemoryStore({ ...texts, other: 'of another app' });
  const session = createMemoryStore(texts);
  expect(deleteVisitorData({ local, session })).toBe(true);
  expect(local.keys()).toEqual(['other']);
  expect(session.keys()).toEqual([]);
});

test('[P-06] deleteVisitorData makes other tabs forget their session and look again', () => {
  const local = createMemoryStore({ audits: '[]' });
  const [session, otherSession] = [createMemoryStore(), createMemoryStore({ chat: '{}' })];
  const otherTab = local.openTab();
  const onChange = vi.fn();
  const stop = clearSessionOnDeletion({ local: otherTab, session: otherSession });
  subscribeToKeys(otherSession, ['chat'], onChange);
  local.write('audits', '[1]');
  expect(otherSession.keys()).toEqual(['chat']);
  deleteVisitorData({ local, session });
  expect(otherSession.keys()).toEqual([]);
  expect(onChange).toHaveBeenCalled();
  stop();
  otherSession.write('chat', '{}');
  deleteVisitorData({ local, session });
  expect(otherSession.keys()).toEqual(['chat']);
});

test('[R-06] clearSessionOnDeletion forgets the session when the browser cleared everything', () => {
  const local = createMemoryStore();
  let clear = (_: string | null) => {};
  const cleared = {
    ...local,
    subscribe: (onChange: typeof clear) => {
      clear = onChange;
      return () => {};
    },
  };
  const session = createMemoryStore({ chat: '{}' });
  clearSessionOnDeletion({ local: cleared, session });
  clear(null);
  expect(session.keys()).toEqual([]);
});

test('[R-01] deleteVisitorData has nothing to delete where storage is blocked', () => {
  expect(deleteVisitorData({ local: fakeStore.blocked(), session: fakeStore.blocked() })).toBe(true);
});

test('deleteVisitorData leaves no signal behind, and says so if it must', () => {
  const local = fakeStore.empty();
  const clinging = { ...local, remove: () => false };
  expect(deleteVisitorData({ local, session: createMemoryStore() })).toBe(true);
  expect(local.keys()).toEqual([]);
  expect(deleteVisitorData({ local: clinging, session: createMemoryStore() })).toBe(false);
});

test('deleteVisitorData says when something could not be deleted', () => {
  const stubborn = { ...createMemoryStore({ chat: '{}' }), remove: () => false };
  expect(deleteVisitorData({ local: createMemoryStore(), session: stubborn })).toBe(false);
  expect(deleteVisitorData({ local: stubborn, session: createMemoryStore() })).toBe(false);
});

test('[P-06] exportVisitorData exports what is kept as JSON, damaged texts as they are', () => {
  const local = fakeStore.holding({
    'app-state': '{"theme":"dark"}',
    audits: '{bad',
    'audits.corrupt': '{worse',
    other: 'of another app',
  });
  const session = fakeStore.holding({ chat: '{"messages":[{"content":"Hi","isUser":true}]}' });
  expect(JSON.parse(exportVisitorData({ local, session }))).toEqual({
    'app-state': { theme: 'dark', settings: { animationsEnabled: true, highContrastMode: false } },
    audits: '{bad',
    'audits.corrupt': '{worse',
    chat: {
      messages: [{ content: 'Hi', isUser: true }],
      draft: '',
      withoutAi: false,
    },
  });
  expect([...local.writes, ...session.writes]).toEqual([]);
});

test('storedKeys: each key is listed under its own name', () => {
  for (const [name, { key }] of Object.entries(storedKeys)) expect(key).toBe(name);
});

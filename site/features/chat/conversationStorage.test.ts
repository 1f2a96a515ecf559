import { describe, expect, test, vi } from 'vitest';

import { createStoredValue, storedKeys } from '#services';
import { createMemoryStore } from '#services/fakes';

import { type Conversation, newConversation } from './conversation.ts';
import { conversationStorage } from './conversationStorage.ts';

const welcome = newConversation('Hello!', ['What services do you offer?']);
const talked: Conversation = {
  ...welcome,
  messages: [
    ...welcome.messages,
    { id: 7, content: 'How much?', isUser: true },
    {
      id: 8,
      content: 'It depends.',
      isUser: false,
      source: 'site',
      pages: [{ name: 'Services', path: '/services' }],
    },
  ],
  draft: 'On what',
};

function storage({ withoutAi = false } = {}) {
  const session = createMemoryStore();
  const stored = createStoredValue(session, storedKeys.chat);
  const storageOfChat = conversationStorage(stored, ['Anything else?'], () => withoutAi);
  return { session, stored, kept: storageOfChat };
}

describe('conversationStorage', () => {
  test('[A39] loads messages, their pages and the draft, numbered from 0', () => {
    const { kept: storageOfChat } = storage();
    storageOfChat.save(talked);
    const back = storageOfChat.load();
    expect(back?.messages.map(({ id, content }) => [id, content])).toEqual([
      [0, 'Hello!'],
      [1, 'How much?'],
      [2, 'It depends.'],
    ]);
    expect(back?.messages.at(-1)).toMatchObject({ pages: [{ name: 'Services', path: '/services' }] });
    expect(back).toMatchObject({ draft: 'On what', pending: false, suggestions: ['Anything else?'] });
  });

  test('loads a question that was never answered as the draft', () => {
    const { kept: storageOfChat } = storage();
    storageOfChat.save({ ...talked, messages: talked.messages.slice(0, 2), draft: '' });
    expect(storageOfChat.load()).toMatchObject({
      messages: [{ content: 'Hello!' }],
      draft: 'How much?',
      pending: false,
    });
  });

  test('prefers the draft to an unanswered question', () => {
    const { kept: storageOfChat } = storage();
    storageOfChat.save({ ...talked, messages: talked.messages.slice(0, 2), draft: 'Something else' });
    expect(storageOfChat.load()?.draft).toBe('Something else');
  });

  test('loads nothing before anything was said', () => {
    expect(storage().kept.load()).toBeNull();
  });

  test('loads nothing when the stored text cannot be read', () => {
    const { session, kept: storageOfChat } = storage();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    session.write(storedKeys.chat.key, '{"messages": 7');
    expect(storageOfChat.load()).toBeNull();
    vi.restoreAllMocks();
  });

  test('leaves nothing stored when it is cleared', () => {
    const { session, kept: storageOfChat } = storage();
    storageOfChat.save(talked);
    storageOfChat.clear();
    expect(session.read(storedKeys.chat.key)).toBeNull();
  });

  test('[D6] keeps the choice to do without AI when it is cleared', () => {
    const { stored, kept: storageOfChat } = storage({ withoutAi: true });
    storageOfChat.save(talked);
    storageOfChat.clear();
    expect(stored.read()).toMatchObject({ messages: [], draft: '', withoutAi: true });
    expect(storageOfChat.load()).toBeNull();
  });

  test('[X-06] calls back when the conversation was deleted elsewhere, and not when it was saved', () => {
    const { stored, kept: storageOfChat } = storage();
    const forget = vi.fn();
    const stop = storageOfChat.onDeleted(forget);
    storageOfChat.save(talked);
    expect(forget).not.toHaveBeenCalled();
    stored.remove();
    expect(forget).toHaveBeenCalledOnce();
    stop();
    storageOfChat.save(talked);
    stored.remove();
    expect(forget).toHaveBeenCalledOnce();
  });
});

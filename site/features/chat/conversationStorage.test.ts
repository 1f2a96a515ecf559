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
  const kept = conversationStorage(stored, ['Anything else?'], () => withoutAi);
  return { session, stored, kept };
}

describe('conversationStorage', () => {
  test('[A39] loads messages, their pages and the draft, numbered from 0', () => {
    const { kept } = storage();
    kept.save(talked);
    const back = kept.load();
    expect(back?.messages.map(({ id, content }) => [id, content])).toEqual([
      [0, 'Hello!'],
      [1, 'How much?'],
      [2, 'It depends.'],
    ]);
    expect(back?.messages.at(-1)).toMatchObject({ pages: [{ name: 'Services', path: '/services' }] });
    expect(back).toMatchObject({ draft: 'On what', pending: false, suggestions: ['Anything else?'] });
  });

  test('loads a question that was never answered as the draft', () => {
    const { kept } = storage();
    kept.save({ ...talked, messages: talked.messages.slice(0, 2), draft: '' });
    expect(kept.load()).toMatchObject({
      messages: [{ content: 'Hello!' }],
      draft: 'How much?',
      pending: false,
    });
  });

  test('prefers the draft to an unanswered question', () => {
    const { kept } = storage();
    kept.save({ ...talked, messages: talked.messages.slice(0, 2), draft: 'Something else' });
    expect(kept.load()?.draft).toBe('Something else');
  });

  test('loads nothing before anything was said', () => {
    expect(storage().kept.load()).toBeNull();
  });

  test('loads nothing when the stored text cannot be read', () => {
    const { session, kept } = storage();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    session.write(storedKeys.chat.key, '{"messages": 7');
    expect(kept.load()).toBeNull();
    vi.restoreAllMocks();
  });

  test('leaves nothing stored when it is cleared', () => {
    const { session, kept } = storage();
    kept.save(talked);
    kept.clear();
    expect(session.read(storedKeys.chat.key)).toBeNull();
  });

  test('[D6] keeps the choice to do without AI when it is cleared', () => {
    const { stored, kept } = storage({ withoutAi: true });
    kept.save(talked);
    kept.clear();
    expect(stored.read()).toMatchObject({ messages: [], draft: '', withoutAi: true });
    expect(kept.load()).toBeNull();
  });

  test('[X-06] calls back when the conversation was deleted elsewhere, and not when it was saved', () => {
    const { stored, kept } = storage();
    const forget = vi.fn();
    const stop = kept.onDeleted(forget);
    kept.save(talked);
    expect(forget).not.toHaveBeenCalled();
    stored.remove();
    expect(forget).toHaveBeenCalledOnce();
    stop();
    kept.save(talked);
    stored.remove();
    expect(forget).toHaveBeenCalledOnce();
  });
});
